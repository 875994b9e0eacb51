import UIKit

protocol CardView: AnyObject {}
final class CardViewController: UIViewController, CardView { var presenter: CardPresenter? }
final class CardPresenter { weak var view: CardView? }
