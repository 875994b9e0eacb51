protocol WeatherInteractorInput: AnyObject {}
final class WeatherPresenter { var interactor: WeatherInteractorInput? }
final class WeatherInteractor: WeatherInteractorInput {}
final class WeatherRouter {}
