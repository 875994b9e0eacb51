protocol KiteView: AnyObject {
    func show()
}
