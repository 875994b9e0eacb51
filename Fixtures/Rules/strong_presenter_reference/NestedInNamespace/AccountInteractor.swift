extension Account {
    final class Interactor {
        var presenter: Presenter? // want "Interactor.*strong.*Presenter"

        struct Limits {
            let presenter: String
        }
    }
}
