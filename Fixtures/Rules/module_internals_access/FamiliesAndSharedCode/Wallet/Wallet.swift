import UIKit

protocol WalletInteractorInput: AnyObject {}
final class WalletViewController: UIViewController { var presenter: WalletPresenter? }
final class WalletPresenter { var interactor: WalletInteractorInput? }
final class WalletInteractor: WalletInteractorInput {}
final class WalletRouter {}
