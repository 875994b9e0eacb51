final class HallInteractor {
    var rows: [SeatRow] = [] // want "Hall.*Seat"
}

final class HallPresenter {
    private let interactor: HallInteractor
    init(interactor: HallInteractor) { self.interactor = interactor }
}

struct HallPlan { let name: String }
