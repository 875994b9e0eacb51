protocol CartView: AnyObject {
    func show(total: String)
}

protocol CartViewHandler: AnyObject {
    func opened()
    func checkoutTapped()
}

protocol CartInteractorInput: AnyObject {
    func countUp()
}

protocol CartInteractorOutput: AnyObject {
    func counted(cents: Int)
}

protocol CartRouting: AnyObject {
    func toOrders()
}
