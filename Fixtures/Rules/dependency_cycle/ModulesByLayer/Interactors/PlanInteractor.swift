final class PlanInteractor {
    weak var output: PlanInteractorOutput?
    func plan(_ route: Route) { output?.planned(route) }
}

protocol PlanInteractorOutput: AnyObject {
    func planned(_ route: Route)
}
