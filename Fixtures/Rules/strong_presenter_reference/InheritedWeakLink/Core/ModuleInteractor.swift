protocol ModuleInteractorOutput: AnyObject {
    func moduleFailed()
}

class ModuleInteractor {
    private(set) weak var output: ModuleInteractorOutput?

    init(output: ModuleInteractorOutput?) {
        self.output = output
    }
}
