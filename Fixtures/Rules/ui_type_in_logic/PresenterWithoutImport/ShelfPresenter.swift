import Foundation

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    private var covers: [UIImage] = [] // want "ShelfPresenter is a presenter.*UIImage and UIColor"

    func tint(for price: Int) -> UIColor { price > 9 ? .red : .black }
}
