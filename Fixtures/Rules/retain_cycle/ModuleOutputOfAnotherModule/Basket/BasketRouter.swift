final class BasketRouter {
    private var coupon: CouponModuleInput?

    func openCoupons(from presenter: BasketPresenter) {
        let module = CouponPresenter()
        module.moduleOutput = presenter
        coupon = module
    }
}
