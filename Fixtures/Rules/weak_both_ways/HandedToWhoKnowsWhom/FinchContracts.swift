protocol FinchView: AnyObject {
    func show()
}
