protocol KitInteractor: AnyObject {
    var rawPresenter: KitPresenter! { get set }
}

protocol KitPresenter: AnyObject {
    var rawInteractor: KitInteractor! { get set }
}

class KitBaseInteractor: KitInteractor {
    weak var rawPresenter: KitPresenter!
}

class KitBasePresenter: KitPresenter {
    var rawInteractor: KitInteractor!
}
