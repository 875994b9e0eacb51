import UIKit

protocol BookModuleInput: AnyObject {}
protocol BookModuleOutput: AnyObject {}
protocol BookDelegate: AnyObject { func bookDidClose(_ presenter: BookPresenter) }
protocol BookViewInput: AnyObject {}
struct BookEntity {}

final class BookCoverView: UIView {}
final class BookViewController: UIViewController, BookViewInput { var presenter: BookPresenter? }
final class BookPresenter: BookModuleInput {
  var interactor: BookInteractor?
  weak var output: BookModuleOutput?
}
final class BookInteractor {}
final class BookRouter { static func createModule() -> UIViewController { BookViewController() } }
final class BookBuilder {
  func build(_ book: BookEntity, _ output: BookModuleOutput) -> UIViewController { BookViewController() }
}
