import UIKit

// Nothing stands behind the contract, so that its name is all that is known of it.
protocol AnchorViewProtocol: AnyObject {}
// A presenter for all its name says.
protocol PresenterToInteractorAnchorViewProtocol: AnyObject {}

final class AnchorPresenter: PresenterToInteractorAnchorViewProtocol { var interactor: AnchorInteractor? }
final class AnchorInteractor {
  weak var view: AnchorViewProtocol?
  weak var presenter: PresenterToInteractorAnchorViewProtocol?
  var somewhere: ElsewhereView?
}
