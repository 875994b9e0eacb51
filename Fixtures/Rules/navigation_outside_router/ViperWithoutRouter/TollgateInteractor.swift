final class TollgateInteractor {
    weak var output: TollgateInteractorOutput?

    func open() { output?.opened() }
}
