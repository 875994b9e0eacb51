final class ClinicInteractor {
    var doctors: [DoctorRecord] = [] // want "Clinic.*Doctor.*Visit"
}

final class ClinicPresenter {
    private let interactor: ClinicInteractor
    init(interactor: ClinicInteractor) { self.interactor = interactor }
}

struct ClinicRecord { let city: String }
