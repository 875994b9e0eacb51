final class GreetingPresenter {}
