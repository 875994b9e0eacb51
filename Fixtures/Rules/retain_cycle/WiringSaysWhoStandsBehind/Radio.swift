protocol RadioListener: AnyObject {
    func heard()
}

final class RadioPresenter: RadioListener {
    let tuner: RadioTuner
    let interactor = RadioInteractor()

    init(tuner: RadioTuner) { self.tuner = tuner }

    func heard() {}
}

final class RadioLog: RadioListener {
    func heard() {}
}

final class RadioTuner {
    var listener: RadioListener?
}

final class RadioInteractor {
    func tune() {}
}

enum RadioAssembly {
    static func make() -> RadioPresenter {
        let tuner = RadioTuner()
        tuner.listener = RadioLog()
        return RadioPresenter(tuner: tuner)
    }
}
