protocol AtlasViewInput: class { // want "AtlasViewInput is bound to classes by the word `class`.*write AnyObject"
    func show(_ page: Int)
}

protocol AtlasInteractorOutput: Sendable, class {} // want "AtlasInteractorOutput.*AnyObject"

protocol AtlasRouterInput: AnyObject {
    func close()
}

// No part of a module.
protocol Paging: class {}

final class AtlasPresenter: AtlasInteractorOutput {
    weak var view: AtlasViewInput?
    let interactor: AtlasInteractor
    let router: AtlasRouterInput

    init(interactor: AtlasInteractor, router: AtlasRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

final class AtlasInteractor {
    weak var output: AtlasInteractorOutput?
    class func make() -> AtlasInteractor { AtlasInteractor() }
}
