import UIKit

final class LetterViewController: UIViewController {
    var presenter: LetterPresenter?
}

final class LetterPresenter {
    let interactor: LetterInteractor
    init(interactor: LetterInteractor) { self.interactor = interactor }
}

final class LetterInteractor {
    func read() {}
}

final class LetterRouter {}
