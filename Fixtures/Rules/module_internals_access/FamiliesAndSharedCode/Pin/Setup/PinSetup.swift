import UIKit

protocol PinSetupViewProtocol: AnyObject {}
protocol PinSetupPresenterProtocol: AnyObject {}
protocol PinSetupInteractorOutput: AnyObject {}
final class PinSetupViewController: UIViewController, PinSetupViewProtocol {
  var presenter: PinSetupPresenterProtocol?
}
final class PinSetupPresenter: PinSetupPresenterProtocol, PinSetupInteractorOutput {
  weak var view: PinSetupViewProtocol?
  var interactor: PinSetupInteractor?
}
final class PinSetupInteractor { weak var presenter: PinSetupInteractorOutput? }
final class PinSetupRouter {}
