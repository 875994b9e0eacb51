import UIKit

final class NoteEditorRouter: NoteEditorRouterInput {

    weak var transitionHandler: UIViewController!

    func close() {
        transitionHandler.navigationController?.popViewController(animated: true)
    }
}
