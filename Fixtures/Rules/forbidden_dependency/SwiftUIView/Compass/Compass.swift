import SwiftUI

struct CompassView: View {
  @StateObject var presenter: CompassPresenter
  var body: some View { Text(presenter.text) }
}

final class CompassPresenter: ObservableObject {
  @Published var text = ""
  let interactor: CompassInteractor
  let router: CompassRouter
  init(interactor: CompassInteractor, router: CompassRouter) {
    self.interactor = interactor
    self.router = router
  }
}

final class CompassInteractor {}

final class CompassRouter {
  static func createModule() -> some View {
    CompassView(presenter: CompassPresenter(interactor: CompassInteractor(), router: CompassRouter()))
  }
}
