protocol RefundRouting: AnyObject {}

final class RefundUseCase {
    private let screen: UIViewController
    weak var router: RefundRouting?
    init(screen: UIViewController) { self.screen = screen }
}

final class RefundRouter: RefundRouting {
    var useCase: RefundUseCase?
}
