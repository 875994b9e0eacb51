import UIKit

protocol ScoreView: AnyObject {}
final class ScoreViewController: UIViewController, ScoreView { var presenter: ScorePresenter? }

final class ScorePresenter {
  weak var view: ScoreView?
  weak var card: CardPresenter?  // want "holds CardPresenter, .*; declare a contract for others, such as CardModuleInput, that it conforms to, and name that"
}
