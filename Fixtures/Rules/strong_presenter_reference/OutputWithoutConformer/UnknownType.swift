final class MeterHistoryInteractor {
    var presenter: HistoryOutputFromTheSDK?
}

final class MeterHistoryPresenter {
    var interactor: MeterHistoryInteractor?
}
