final class MotorPresenter {
    let interactor = MotorInteractor()
    let engine = Engine()
}

final class MotorInteractor {
    func start() {}
}

final class Engine {
    var piston: Piston?
}

final class Piston {
    var engine: Engine?
}
