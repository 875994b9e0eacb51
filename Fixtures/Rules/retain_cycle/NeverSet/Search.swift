protocol SearchPresenterProtocol: AnyObject {
    func search()
}

final class SearchPresenter: SearchPresenterProtocol {
    let bar = SearchBarManager()
    let interactor = SearchInteractor()

    func search() {}
}

final class SearchBarManager {
    var presenter: SearchPresenterProtocol?
    var last: SearchPresenterProtocol? = nil
}

final class SearchInteractor {
    weak var presenter: SearchPresenterProtocol?
}

final class SearchViewController {
    var presenter: SearchPresenterProtocol?
}

enum SearchAssembly {
    static func make() -> SearchViewController {
        let presenter = SearchPresenter()
        let screen = SearchViewController()
        presenter.interactor.presenter = presenter
        screen.presenter = presenter
        return screen
    }
}
