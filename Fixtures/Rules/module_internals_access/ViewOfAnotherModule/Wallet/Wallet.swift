final class WalletPresenter {
  var interactor: WalletInteractor?
  weak var phrase: PhrasePresenter?  // want "holds PhrasePresenter, .*; name PhraseModuleInput instead, a contract for others that it conforms to"
}
final class WalletInteractor {}
