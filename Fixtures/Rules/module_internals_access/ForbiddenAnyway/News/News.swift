import UIKit

// The view is not to know an interactor at all: that is the fault, and another rule's.
final class NewsViewController: UIViewController {
  var presenter: NewsPresenter?
  var weather: WeatherInteractorInput?
}
final class NewsPresenter { var interactor: NewsInteractor? }
final class NewsInteractor {}
