protocol RookView: AnyObject {
    func show()
}
