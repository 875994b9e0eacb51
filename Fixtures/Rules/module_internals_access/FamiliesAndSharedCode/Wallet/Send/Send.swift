// A part of the wallet, and shared code that belongs to no module.
final class SendPresenter {
  var interactor: SendInteractor?
  var wallet: WalletPresenter?
  var banner: BannerPresenter?
}
// Interactors are made of others.
final class SendInteractor { let pin: WalletInteractorInput? = nil }
final class SendRouter {}
