import UIKit

final class AvatarPresenter: NSObject, UIDocumentPickerDelegate {
    var interactor: AvatarInteractor?
    var router: AvatarRouter?

    func picked(_ thing: Any?) { interactor?.store(thing) }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        controller.dismiss(animated: true)
        picked(urls.first)
    }
}

final class AvatarInteractor {
    func store(_ thing: Any?) {}
}

final class AvatarRouter {}
