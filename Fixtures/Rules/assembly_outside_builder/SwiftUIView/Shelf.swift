import SwiftUI

struct ShelfView: View {
    @StateObject var presenter = ShelfPresenter(interactor: ShelfInteractor()) // want "ShelfView is a view, but creates ShelfPresenter"
    var body: some View { Text("") }
}

struct ShelfView_Previews: PreviewProvider {
    static var previews: some View { ShelfView(presenter: ShelfPresenter(interactor: ShelfInteractor())) }
}

#Preview {
    ShelfView(presenter: ShelfPresenter(interactor: ShelfInteractor()))
}

final class ShelfPresenter: ObservableObject {
    let interactor: ShelfInteractor
    init(interactor: ShelfInteractor) { self.interactor = interactor }
}

final class ShelfInteractor {}
