protocol HarborInteractorInput: AnyObject {
    var output: HarborInteractorOutput? { get set }
    func dock(_ ship: String)
}

protocol HarborInteractorOutput: AnyObject {
    func docked(_ ship: String)
}

protocol HarborViewInput: AnyObject {
    var output: HarborViewOutput? { get }
    func show(_ text: String)
}

protocol HarborViewOutput: AnyObject {
    func ready()
}

protocol HarborRouterInput: AnyObject {
    func close(_ view: HarborViewInput?)
}
