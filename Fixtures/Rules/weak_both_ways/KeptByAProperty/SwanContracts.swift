protocol SwanView: AnyObject {
    func show()
}
