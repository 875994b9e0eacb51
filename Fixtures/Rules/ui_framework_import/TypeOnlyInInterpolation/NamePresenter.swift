import UIKit // want "NamePresenter.*UIKit.*UIDevice"

final class NamePresenter {
    let interactor: NameInteractor
    init(interactor: NameInteractor) { self.interactor = interactor }

    func title() -> String { "Hello from \(UIDevice.current.name)" }
}
