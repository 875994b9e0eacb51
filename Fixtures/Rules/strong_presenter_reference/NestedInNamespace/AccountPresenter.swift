extension Account {
    final class Presenter: AccountInteractorOutput {
        var interactor: Interactor?
        func closed() {}
    }
}
