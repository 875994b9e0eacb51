import UIKit

enum Chart {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}

final class ChartViewController: UIViewController {
  var presenter: ChartPresenter?
  var response: Chart.Response?
}
final class ChartPresenter {
  var interactor: ChartInteractor?
  var request: Chart.Request?
}
final class ChartInteractor { var viewModel: Chart.ViewModel? }
