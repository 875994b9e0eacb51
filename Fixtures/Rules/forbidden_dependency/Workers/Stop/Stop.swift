final class StopPresenter { var interactor: StopInteractor? }
final class StopInteractor { var worker: StopWorker? }
final class StopWorker {}
