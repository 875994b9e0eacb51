import SwiftUI

struct ShelfView: View {
    let presenter: ShelfPresenter
    var body: some View { Text(presenter.title()) }
}

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var sections: [Section] = []
    func title() -> String { "" }
    func tint() -> Color { .red } // want "ShelfPresenter is a presenter.*names Color;"
}

final class ShelfInteractor {}
