import UIKit

class BaseViewController<P>: UIViewController { var presenter: P? }

final class GliderViewController: BaseViewController<GliderPresenter> {}  // want "names GliderPresenter, the class of a presenter"
final class GliderPresenter { var interactor: GliderInteractorInput? }
protocol GliderInteractorInput: AnyObject {}
final class GliderInteractor: GliderInteractorInput {}
