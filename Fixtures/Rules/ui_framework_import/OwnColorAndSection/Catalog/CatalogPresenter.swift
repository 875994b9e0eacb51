import SwiftUI // want "^(?!.*(Color|Section)).*CatalogPresenter.*SwiftUI.*(nothing|Combine)"

final class CatalogPresenter: ObservableObject {
    @Published var sections: [Section] = []
    private let interactor: CatalogInteractor

    init(interactor: CatalogInteractor) { self.interactor = interactor }

    func mark(_ color: Color) { sections = [Section(title: "Marked", color: color)] }
}
