class CorePart { weak var _presenter: AnyObject? }
class CoreLogic { var _interactor: AnyObject? }
