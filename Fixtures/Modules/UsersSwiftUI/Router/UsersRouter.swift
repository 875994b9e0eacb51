import SwiftUI

protocol UsersRouterProtocol {
    func openDetails(of user: User)
}

final class UsersRouter: UsersRouterProtocol {
    private let path: Binding<NavigationPath>

    init(path: Binding<NavigationPath>) {
        self.path = path
    }

    func openDetails(of user: User) {
        path.wrappedValue.append(user)
    }
}
