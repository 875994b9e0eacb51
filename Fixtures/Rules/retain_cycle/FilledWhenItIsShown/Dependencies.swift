final class Dependencies {
  var greetingRouter = GreetingRouter()

  init() {
    let presenter = GreetingPresenter()
    presenter.interactor = GreetingInteractor()
    presenter.router = greetingRouter
    greetingRouter.presenter = presenter
  }
}
