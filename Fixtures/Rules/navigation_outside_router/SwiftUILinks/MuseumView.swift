import SwiftUI

struct MuseumView: View {
    @ObservedObject var presenter: MuseumPresenter

    var body: some View {
        List {
            NavigationLink(destination: PaintingView(name: "Nightwatch")) { // want "MuseumView.*NavigationLink"
                Text("Nightwatch")
            }
            NavigationLink { // want "MuseumView.*NavigationLink"
                PaintingView(name: "Milkmaid")
            } label: {
                Text("Milkmaid")
            }
            NavigationLink(value: presenter.favourite) {
                Text("Favourite")
            }
            Button("All") { presenter.showAll() }
        }
    }
}

struct PaintingView: View {
    let name: String
    var body: some View { Text(name) }
}
