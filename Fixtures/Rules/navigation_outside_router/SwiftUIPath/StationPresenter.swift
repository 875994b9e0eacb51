import SwiftUI

@Observable
final class StationPresenter {
    var path = NavigationPath()
    var trail: [String] = []
    private let interactor: StationInteractor
    private let router: StationRouter

    init(interactor: StationInteractor, router: StationRouter) {
        self.interactor = interactor
        self.router = router
    }

    func selected(_ line: Int) {
        trail.append("line \(line)")
        trail.removeLast()
        path.append(line) // want "StationPresenter.*(path|NavigationPath)"
    }

    func back() {
        guard !path.isEmpty else { return }
        self.path.removeLast() // want "StationPresenter.*(path|NavigationPath)"
    }

    func timetable() { router.openTimetable() }
}
