import SwiftUI

struct CarsView: View {
    @StateObject var presenter: CarsPresenter

    var body: some View {
        List(presenter.models, id: \.self) { Text($0) }
            .onAppear(perform: presenter.appeared)
    }
}
