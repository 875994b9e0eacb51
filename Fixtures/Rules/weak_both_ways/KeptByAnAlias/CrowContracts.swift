protocol CrowView: AnyObject {
    func show()
}
