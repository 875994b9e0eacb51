protocol UserBusinessLogic {
    func fetch(request: UserModels.Fetch.Request)
}

protocol UserDataStore: AnyObject {
    var user: UserRecord? { get }
}

protocol UserPresentationLogic {
    func presentUser(response: UserModels.Fetch.Response)
}

protocol UserDisplayLogic: AnyObject {
    func displayUser(viewModel: UserModels.Fetch.ViewModel)
}

protocol UserRoutingLogic {
    func routeToSettings()
}
