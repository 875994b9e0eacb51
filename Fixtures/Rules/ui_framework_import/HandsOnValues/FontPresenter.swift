import UIKit // want "UIKit, of which it names nothing; remove the import, and leave what values of it there may be to the view"

final class FontPresenter {
    var interactor: FontInteractor?
    let look = Look()

    func load(_ show: (Any) -> Void) { show(look.textFont) }
}

final class FontInteractor {}
