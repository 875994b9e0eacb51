protocol SaunaView: AnyObject {
    func show(_ text: String)
}
