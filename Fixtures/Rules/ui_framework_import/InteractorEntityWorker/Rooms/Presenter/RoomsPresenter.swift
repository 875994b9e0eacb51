protocol RoomsInteractorInput: AnyObject {
    func load()
}

protocol RoomsInteractorOutput: AnyObject {
    func loaded(_ rooms: [RoomEntity])
}

final class RoomsPresenter: RoomsInteractorOutput {
    var interactor: RoomsInteractorInput?
    func loaded(_ rooms: [RoomEntity]) {}
}
