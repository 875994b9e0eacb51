import UIKit

final class CityViewController: UIViewController {
  var output: CityPresenter?

  func showWeather() { navigationController?.pushViewController(WeatherRouter.make(), animated: true) }  // want "names WeatherRouter, a router, .*; tell the presenter, and let its own router open Weather"
}
final class CityPresenter {
  var interactor: CityInteractor?
  var router: CityRouter?
}
final class CityInteractor {}

final class CityRouter {
  weak var screen: UIViewController?

  func close(_ city: String) {
    let weather = screen?.navigationController?.topViewController as? WeatherViewController
    (weather?.output as? WeatherPresenter)?.show(city)  // want "names WeatherPresenter, a presenter, .*; name WeatherModuleInput instead, a contract for others that it conforms to"
    (weather?.output as? AlarmPresenter)?.ring()  // want "names AlarmPresenter, a presenter, .*; let it conform to a contract for others, such as AlarmModuleInput, and name that"
  }
}
