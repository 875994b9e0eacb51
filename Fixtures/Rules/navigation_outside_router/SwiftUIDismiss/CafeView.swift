import SwiftUI

struct CafeView: View {
    @StateObject var presenter: CafePresenter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
            .onDisappear { presenter.paid() }
    }
}
