final class LampHelper: BaseHelper {}

final class LampPresenter: HelperDelegate {
    let helper = LampHelper()
    let interactor = LampInteractor()

    init() { helper.delegate = self }

    func helped() {}
}

final class LampInteractor {
    func light() {}
}
