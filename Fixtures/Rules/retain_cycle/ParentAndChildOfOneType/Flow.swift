class BaseRouter {
    var presented: BaseRouter?
    weak var parent: BaseRouter?
}

final class FlowRouter: BaseRouter {
    var child: FlowRouter?
    var base: BaseRouter?
}

final class FlowPresenter {
    var router: FlowRouter?
}
