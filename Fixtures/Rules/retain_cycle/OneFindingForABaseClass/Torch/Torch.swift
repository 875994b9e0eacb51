final class TorchHelper: BaseHelper {}

final class TorchPresenter: HelperDelegate {
    let helper = TorchHelper()
    let interactor = TorchInteractor()

    init() { helper.delegate = self }

    func helped() {}
}

final class TorchInteractor {
    func light() {}
}
