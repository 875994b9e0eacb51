protocol SeedViewInput: AnyObject {}
final class SeedPresenter { var interactor: SeedInteractor? }
final class SeedInteractor {}
