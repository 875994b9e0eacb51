import UIKit

final class NoteEditorAssembly {

    func module(output: NoteEditorModuleOutput?) -> (screen: UIViewController, input: NoteEditorModuleInput) {
        let viewController = NoteEditorViewController()
        let router = NoteEditorRouter()
        let presenter = NoteEditorPresenter()
        let interactor = NoteEditorInteractor()

        viewController.output = presenter
        presenter.view = viewController
        presenter.router = router
        presenter.interactor = interactor
        presenter.moduleOutput = output
        interactor.output = presenter
        router.transitionHandler = viewController

        return (viewController, presenter)
    }
}
