protocol OrdersView: AnyObject {
    func show(lines: [String])
}

protocol OrdersViewHandler: AnyObject {
    func opened()
}

protocol OrdersInteractorInput: AnyObject {
    func load()
}

protocol OrdersInteractorOutput: AnyObject {
    func loaded(_ orders: [OrderEntity])
}

protocol OrdersRouting: AnyObject {
    func back()
}
