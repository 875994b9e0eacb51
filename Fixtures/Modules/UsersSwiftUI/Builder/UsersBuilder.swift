import SwiftUI

enum UsersBuilder {
    @MainActor
    static func build(service: UsersService, path: Binding<NavigationPath>) -> some View {
        UsersView(
            presenter: UsersPresenter(
                interactor: UsersInteractor(service: service),
                router: UsersRouter(path: path)))
    }
}
