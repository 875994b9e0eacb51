protocol ErrorShowing { func fail(); func retry() }
protocol ShelfViewing: AnyObject, ErrorShowing {
    func show()
    func hide()
}

extension ShelfViewing {
    var isShown: Bool { true }
    func toggle() {}
}

protocol Unrelated { func a(); func b(); func c() }
