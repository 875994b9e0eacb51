final class Dependencies {
  let wireframe = LiftWireframe()

  func connect() {
    let presenter = LiftPresenter()
    presenter.interactor = LiftInteractor()
    presenter.wireframe = wireframe
    wireframe.presenter = presenter
  }
}
