protocol LarkView: AnyObject {
    func show()
}
