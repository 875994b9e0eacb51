import UIKit // want "UIKit, of which it names nothing; remove the import, and leave what values of it there may be to the view"

final class DrawingPresenter {
    var interactor: DrawingInteractor?
    var drawing: Drawing?

    func load(_ show: (Any) -> Void) {
        guard let drawing = drawing else { return }
        show(drawing.image)
    }
}

final class DrawingInteractor {}
