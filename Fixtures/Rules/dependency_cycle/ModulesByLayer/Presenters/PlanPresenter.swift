final class PlanPresenter: PlanInteractorOutput {
    let interactor: PlanInteractor
    init(interactor: PlanInteractor) { self.interactor = interactor }
    func planned(_ route: Route) {}
}
