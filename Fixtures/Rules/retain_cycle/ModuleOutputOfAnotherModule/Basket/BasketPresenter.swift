final class BasketPresenter {
    var router: BasketRouter?
}

extension BasketPresenter: CouponModuleOutput {
    func didChoose(_ coupon: String) {}
}
