final class CouponInteractor {
    func coupons() -> [String] { [] }
}
