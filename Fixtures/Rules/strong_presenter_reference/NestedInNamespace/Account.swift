enum Account {}

protocol AccountInteractorOutput: AnyObject {
    func closed()
}
