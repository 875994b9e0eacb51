import Foundation

class BaseInteractor<Output> {
    var output: Output? // want "Interactor.*strong.*OrdersPresenter"
}

class BasePresenter<View, Interactor> {
    var interactor: Interactor?
    var view: () -> View?

    init(view: @escaping () -> View?) {
        self.view = view
    }
}
