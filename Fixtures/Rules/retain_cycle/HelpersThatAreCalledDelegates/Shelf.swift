import UIKit

final class ShelfTableDelegate: NSObject {
    let controller: ShelfViewController // want "declare `ShelfTableDelegate\.controller` as a weak, optional var"

    init(controller: ShelfViewController) { self.controller = controller }
}

final class ShelfViewController: UIViewController {
    var tableDelegate: ShelfTableDelegate?
    let presenter = ShelfPresenter()
}

final class ShelfPresenter {
    let interactor = ShelfInteractor()
}

final class ShelfInteractor {
    func books() -> [String] { [] }
}
