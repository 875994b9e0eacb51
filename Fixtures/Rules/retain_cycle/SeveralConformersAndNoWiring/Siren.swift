protocol SirenListener: AnyObject {
    func heard()
}

final class SirenPresenter: SirenListener {
    let horn = SirenHorn()
    let interactor = SirenInteractor()

    func heard() {}
}

final class SirenLog: SirenListener {
    func heard() {}
}

final class SirenHorn {
    var listener: SirenListener?
}

final class SirenInteractor {
    func sound() {}
}
