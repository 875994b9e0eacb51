protocol ParcelViewInput: AnyObject {
    func show(_ status: String)
}

protocol ParcelViewOutput: AnyObject {
    func viewDidLoad()
}
