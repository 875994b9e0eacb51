import ViperKit

final class TripPresenter: ViperKit.ModulePresenter<TripView, TripInteractorInput, TripRouter> {
    override func moduleDidLoad() {
        super.moduleDidLoad()
        interactor.plan()
    }
}

extension TripPresenter: TripInteractorOutput {
    func planned(_ legs: Int) { view?.render("\(legs) legs") }
}

protocol TripView: AnyObject {
    func render(_ text: String)
}

final class TripRouter {}
