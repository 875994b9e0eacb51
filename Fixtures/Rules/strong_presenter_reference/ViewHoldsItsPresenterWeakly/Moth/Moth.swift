import UIKit

protocol MothInteractorOutput: AnyObject { func flown() }

final class MothViewController: UIViewController { weak var presenter: MothPresenter? }
final class MothPresenter: MothInteractorOutput {
  let interactor = MothInteractor()
  func flown() {}
}
final class MothInteractor {
  var output: MothInteractorOutput?  // want "neither is ever released; let `MothViewController\.presenter` hold it strongly, as nothing else keeps it, then declare `output` weak"
}

enum MothBuilder {
  static func make() -> UIViewController {
    let view = MothViewController()
    let presenter = MothPresenter()
    presenter.interactor.output = presenter
    view.presenter = presenter
    return view
  }
}
