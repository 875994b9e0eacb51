struct Note {}
final class GammaPresenter { var interactor: GammaInteractor? }
final class GammaInteractor {}
