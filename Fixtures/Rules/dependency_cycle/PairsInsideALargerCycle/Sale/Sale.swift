final class SaleInteractor {
    var rows: [SeatRow] = [] // want "Sale.*Seat"
}

final class SalePresenter {
    private let interactor: SaleInteractor
    init(interactor: SaleInteractor) { self.interactor = interactor }
}

struct SaleReceipt { let cents: Int }
