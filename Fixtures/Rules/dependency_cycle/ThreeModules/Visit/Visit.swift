final class VisitInteractor {
    var clinic: ClinicRecord?
}

final class VisitPresenter {
    private let interactor: VisitInteractor
    init(interactor: VisitInteractor) { self.interactor = interactor }
}

struct VisitRecord { let hour: Int }
