import SwiftUI

struct ForecastView: View {
    @ObservedObject var presenter: ForecastPresenter
    let interactor: ForecastInteractor

    var body: some View {
        Text(presenter.line).task { await interactor.refresh() }
    }
}
