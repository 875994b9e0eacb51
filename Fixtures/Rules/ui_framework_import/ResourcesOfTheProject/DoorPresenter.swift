import UIKit // want "UIKit and uses nothing of it; import Foundation instead"

final class DoorPresenter {
    weak var view: DoorView?
    var interactor: DoorInteractor?

    func load() { view?.show(R.string.localizable.open(), R.string(preferredLanguages: []).localizable.close()) }
}

protocol DoorView: AnyObject { func show(_ open: String, _ close: String) }
final class DoorInteractor {}
