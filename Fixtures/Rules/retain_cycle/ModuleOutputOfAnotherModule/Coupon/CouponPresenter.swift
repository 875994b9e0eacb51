protocol CouponModuleInput: AnyObject {
    func close()
}

protocol CouponModuleOutput: AnyObject {
    func didChoose(_ coupon: String)
}

final class CouponPresenter: CouponModuleInput {
    var moduleOutput: CouponModuleOutput? // want "BasketPresenter\.router → BasketRouter\.coupon → CouponPresenter\.moduleOutput → BasketPresenter is a loop.*declare `CouponPresenter\.moduleOutput` weak"
    var interactor: CouponInteractor?

    func close() {}
}
