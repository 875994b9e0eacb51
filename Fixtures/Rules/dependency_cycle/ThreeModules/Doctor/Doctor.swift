final class DoctorInteractor {
    var visits: [VisitRecord] = []
}

final class DoctorPresenter {
    private let interactor: DoctorInteractor
    init(interactor: DoctorInteractor) { self.interactor = interactor }
}

struct DoctorRecord { let name: String }
