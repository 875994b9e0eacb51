import SwiftUI

final class StationInteractor {}

final class StationRouter {
    private let path: Binding<NavigationPath>

    init(path: Binding<NavigationPath>) { self.path = path }

    func openTimetable() { path.wrappedValue.append("timetable") }
    func reset() { path.wrappedValue = NavigationPath() }
}
