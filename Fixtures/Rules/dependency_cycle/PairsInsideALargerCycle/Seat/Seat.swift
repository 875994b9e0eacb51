final class SeatInteractor {
    var plan: HallPlan?
    var sold: [SaleReceipt] = []
}

final class SeatPresenter {
    private let interactor: SeatInteractor
    init(interactor: SeatInteractor) { self.interactor = interactor }
}

struct SeatRow { let letter: String }
