import UIKit

protocol TideInteractorOutput: AnyObject { func didChange(_ state: TidePresenter.State) }

final class TideViewController: UIViewController {
  enum Action { case reload }
  var presenter: TidePresenter?
}

final class TidePresenter: TideInteractorOutput {
  enum State {
    case high, low
    static let initial = State.low
  }
  weak var view: TideViewController?
  var interactor: TideInteractor?
  func didChange(_ state: State) {}
}

// What is nested in a presenter or a view is judged by itself.
final class TideInteractor {
  weak var output: TideInteractorOutput?
  var state: TidePresenter.State = .low

  func perform(_ action: TideViewController.Action) {
    output?.didChange(TidePresenter.State.high)
    state = TidePresenter.State.initial
  }
}
