protocol RelayStep: AnyObject {
    func run()
}

final class RelayPresenter {
    var first: RelayFirst?
    let interactor = RelayInteractor()
}

final class RelayFirst {
    var second: RelaySecond?
}

final class RelaySecond {
    var third: RelayThird?
}

final class RelayThird {
    var owner: RelayPresenter? // want "^RelayPresenter\.first → RelayFirst\.second → RelaySecond\.third → RelayThird\.owner → RelayPresenter is a loop of strong references: none of them is ever released; declare `RelayThird\.owner` weak$"
}

final class RelayInteractor {
    func run() {}
}
