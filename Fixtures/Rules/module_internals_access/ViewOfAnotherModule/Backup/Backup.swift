final class BackupPresenter {
  weak var view: WordsViewInput?  // want "holds WordsViewInput, .*; give BackupPresenter a contract of its own view to hold"
  var interactor: BackupInteractor?
}
final class BackupInteractor {}

/// Nothing stands behind the contract.
final class RestorePresenter {
  weak var view: SeedViewInput?
  var interactor: BackupInteractor?
}
