protocol DoveView: AnyObject {
    func show()
}
