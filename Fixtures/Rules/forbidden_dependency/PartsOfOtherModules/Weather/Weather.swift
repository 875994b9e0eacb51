import UIKit

protocol WeatherModuleInput: AnyObject { func show(_ city: String) }
final class WeatherViewController: UIViewController { var output: AnyObject? }
final class WeatherPresenter: WeatherModuleInput {
  var interactor: WeatherInteractor?
  func show(_ city: String) {}
}
final class WeatherInteractor {}
final class WeatherRouter {
  static func make() -> UIViewController {
    let screen = WeatherViewController()
    let presenter = WeatherPresenter()
    presenter.interactor = WeatherInteractor()
    screen.output = presenter
    return screen
  }
}
