import UIKit // want "UIKit, of which it names nothing; remove the import, and leave what values of it there may be to the view"

final class GatePresenter {
    weak var view: GateView?
    var interactor: GateInteractor?

    func load() { view?.show(R.image.gate(), R.string.localizable.open()) }
}

protocol GateView: AnyObject { func show(_ image: Any?, _ open: String) }
final class GateInteractor {}
