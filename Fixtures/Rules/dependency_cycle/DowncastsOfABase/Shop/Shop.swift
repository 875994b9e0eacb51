// One of the two holds the other by its class.
final class ShopPresenter: CoreLogic {
    let logic = ShopInteractor() // want "ShopPresenter and ShopInteractor depend on each other: .*; let one of them know the other by a contract only$"
}
final class ShopInteractor: CorePart {
    func load() { presenter.load() }
    private var presenter: ShopPresenter { _presenter as! ShopPresenter }
}
extension ShopPresenter { func load() {} }
