import UIKit

class BasePresenter { var anyInteractor: AnyObject? }
class BaseInteractor { weak var anyPresenter: AnyObject? }

final class HivePresenter: BasePresenter {
    func open() { interactor.fly() }
}

final class HiveInteractor: BaseInteractor {
    func fly() {}
}

extension HivePresenter {
    private var interactor: HiveInteractor { anyInteractor as! HiveInteractor }
}

/// A template left it behind: nothing reads it.
private extension HiveInteractor {
    var presenter: HivePresenter { anyPresenter as! HivePresenter }
}
