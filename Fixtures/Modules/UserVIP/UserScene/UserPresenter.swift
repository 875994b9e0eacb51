final class UserPresenter: UserPresentationLogic {
    weak var viewController: UserDisplayLogic?

    func presentUser(response: UserModels.Fetch.Response) {
        let viewModel = UserModels.Fetch.ViewModel(
            name: response.user?.name.capitalized ?? "Nobody",
            mail: response.user?.mail ?? "–")
        viewController?.displayUser(viewModel: viewModel)
    }
}
