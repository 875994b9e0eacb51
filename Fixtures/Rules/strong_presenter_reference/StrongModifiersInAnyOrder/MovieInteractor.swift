import Foundation

protocol MovieInteractorOutput: AnyObject {
    func rated()
}

final class MovieInteractor: NSObject {
    @objc dynamic
    private(set)
    final
    var
        presenter: MoviePresenter? // want "MovieInteractor.*strong.*MoviePresenter"

    func attach(_ presenter: MoviePresenter) {
        self.presenter = presenter
    }
}
