import UIKit

class BaseViewController: UIViewController { var presenter: BasePresenter? }
