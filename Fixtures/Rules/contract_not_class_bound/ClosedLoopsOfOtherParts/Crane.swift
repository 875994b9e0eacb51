protocol CraneDelegate { // want "CraneDelegate is not bound to a class, so CraneArm\.delegate cannot"
    func lifted()
}

final class CranePresenter: CraneDelegate {
    let arm = CraneArm()
    let interactor = CraneInteractor()

    init() { arm.delegate = self }

    func lifted() {}
}

final class CraneArm {
    var delegate: CraneDelegate?
}

final class CraneInteractor {
    func lift() {}
}
