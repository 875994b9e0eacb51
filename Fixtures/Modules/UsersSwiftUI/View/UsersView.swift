import SwiftUI

struct UsersView: View {
    @StateObject private var presenter: UsersPresenter

    init(presenter: @autoclosure @escaping () -> UsersPresenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    var body: some View {
        List(presenter.users) { user in
            Button(user.name) { presenter.selected(user) }
        }
        .overlay {
            if presenter.isLoading { ProgressView() }
        }
        .alert("Something went wrong", isPresented: .constant(presenter.problem != nil)) {
            Button("Close") { presenter.problem = nil }
        } message: {
            Text(presenter.problem ?? "")
        }
        .task { await presenter.appeared() }
    }
}
