import UIKit

final class BookViewController: UIViewController { var presenter: BookPresenter? }
final class BookPresenter { var interactor: BookInteractor? }
final class BookInteractor {}
