protocol PairingInteractorOutput: AnyObject {
    func paired(_ name: String)
}

final class PairingInteractor {
    var output: PairingInteractorOutput?

    func pair() { output?.paired("Sensor") }
}
