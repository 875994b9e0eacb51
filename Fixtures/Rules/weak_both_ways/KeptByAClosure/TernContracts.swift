protocol TernView: AnyObject {
    func show()
}
