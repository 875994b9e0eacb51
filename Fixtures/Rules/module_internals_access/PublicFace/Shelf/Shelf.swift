import UIKit

final class ShelfViewController: UIViewController {
  var presenter: ShelfPresenter?
  // What is on a screen is often shared.
  let cover = BookCoverView()
}
final class ShelfPresenter: BookModuleOutput, BookDelegate {
  var interactor: ShelfInteractor?
  var router: ShelfRouter?
  weak var book: BookModuleInput?
  func open(_ entity: BookEntity) { router?.openBook(entity, output: self) }
  // A delegate is handed the one that calls it.
  func bookDidClose(_ presenter: BookPresenter) {}
}
final class ShelfInteractor { var books: [BookEntity] = [] }
final class ShelfRouter {
  weak var view: UIViewController?
  func openBook(_ book: BookEntity, output: BookModuleOutput) {
    _ = BookBuilder().build(book, output)
    _ = BookRouter.createModule()
  }
  func isReading(_ stack: [UIViewController]) -> Bool { stack.contains { $0 is BookViewInput } }
}
