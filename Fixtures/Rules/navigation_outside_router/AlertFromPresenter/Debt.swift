final class DebtInteractor {
    func load() {}
}

final class DebtRouter {}
