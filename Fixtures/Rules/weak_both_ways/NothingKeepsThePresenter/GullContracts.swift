protocol GullView: AnyObject {
    func show()
}
