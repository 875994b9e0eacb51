protocol HotelViewOutput: AnyObject {
    func willShow(room: Int)
}

final class HotelPresenter: HotelViewOutput {
    var interactor: HotelInteractor!
    var router: HotelRouterInput!

    func willShow(room: Int) { interactor.remember(room) }
}

final class HotelInteractor {
    func remember(_ room: Int) {}
}

protocol HotelRouterInput: AnyObject {
    func openRoom()
}
