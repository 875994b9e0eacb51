protocol RadioInteractorOutput: AnyObject {
    func playing(_ station: String)
}

final class RadioInteractor {
    @Weak var presenter: RadioPresenter?
    @Weak private(set) var another: RadioPresenter? = nil
    var reference: WeakRef<RadioPresenter>?
    private let box: WeakBox<RadioPresenter>
    private var listeners: [Weak<RadioPresenter>] = []

    init(box: WeakBox<RadioPresenter>) {
        self.box = box
    }
}
