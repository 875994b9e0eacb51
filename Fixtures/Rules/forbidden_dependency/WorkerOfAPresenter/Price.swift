import UIKit

final class PriceViewController: UIViewController { var interactor: PriceInteractor? }

final class PriceInteractor {
  let presenter = PricePresenter()
  func load() {}
}

final class PricePresenter {
  private let formatter = PriceFormatterWorker()
}

/// No interactor knows it.
final class PriceFormatterWorker {}
