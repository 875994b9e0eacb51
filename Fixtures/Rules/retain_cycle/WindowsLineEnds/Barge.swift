final class BargePresenter {
    let tug = BargeTug()
    let interactor = BargeInteractor()

    init() { tug.delegate = self }
}

final class BargeTug {
    var delegate: BargePresenter? // want "BargeTug\.delegate"
}

final class BargeInteractor {
    func pull() {}
}
