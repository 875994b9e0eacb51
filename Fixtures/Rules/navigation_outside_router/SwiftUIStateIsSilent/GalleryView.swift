import SwiftUI

struct GalleryView: View {
    @StateObject var presenter: GalleryPresenter
    @State private var isAsking = false

    var body: some View {
        NavigationStack(path: $presenter.route) {
            Button("Share") { isAsking = true }
                .confirmationDialog("Share?", isPresented: $isAsking) { Button("Yes") { presenter.share() } }
                .sheet(item: $presenter.picture) { picture in Text(picture.title) }
                .navigationDestination(for: Picture.self) { Text($0.title) }
        }
    }
}

struct Picture: Identifiable, Hashable {
    let id: Int
    let title: String
}
