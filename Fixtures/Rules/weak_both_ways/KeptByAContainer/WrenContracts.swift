protocol WrenView: AnyObject {
    func show()
}
