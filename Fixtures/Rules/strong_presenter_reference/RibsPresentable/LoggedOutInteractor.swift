import RIBs
import RxSwift

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
    func showPlayers(_ first: String, _ second: String)
}

protocol LoggedOutRouting: ViewableRouting {}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutPresentableListener {
    weak var router: LoggedOutRouting?

    override init(presenter: LoggedOutPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func signIn(_ first: String, _ second: String) {
        presenter.showPlayers(first, second)
    }
}
