/// Hands the interactor to whoever implements the output in the app target.
public final class MeterPresenter {
    private let interactor: MeterInteractor

    public init(interactor: MeterInteractor) {
        self.interactor = interactor
    }
}
