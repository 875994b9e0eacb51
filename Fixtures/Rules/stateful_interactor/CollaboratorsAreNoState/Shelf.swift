import Foundation

protocol ShelfInteractorOutput: AnyObject {}
protocol BookStoring {}
struct BookStore: BookStoring {}
final class Clock {}
final class ShelfPresenter: ShelfInteractorOutput { var interactor: ShelfInteractor? }

final class ShelfInteractor {
    weak var output: ShelfInteractorOutput?
    var store: BookStoring
    var files = BookStore()
    var clock: Clock?
    var onChange: ((Int) -> Void)?
    var queue: DispatchQueue = .main
    var bag: DisposeBag?
    @Injected var limit: Int
    lazy var width: Int = 3
    static var shared = 0
    let title = "Shelf"
    var count: Int { 0 }
    init(store: BookStoring) { self.store = store }
}
