import SwiftUI

protocol GardenView {
    func show(_ plants: [String])
}

final class GardenPresenter: ObservableObject {
    var view: GardenView?
    let interactor = GardenInteractor()
}

final class GardenInteractor {
    func plants() -> [String] { [] }
}

struct GardenScreenView: View, GardenView {
    @StateObject var presenter = GardenPresenter()

    var body: some View { Text("Garden") }

    func show(_ plants: [String]) {}
}
