import UIKit

// In RIBs the view stands for the presenter, and the interactor knows the router.
protocol RootPresentable: AnyObject { func show() }
protocol RootPresentableListener: AnyObject {}
protocol RootRouting: AnyObject {}

final class RootInteractor: RootPresentableListener {
  var presenter: RootPresentable?
  weak var router: RootRouting?
}
final class RootRouter: RootRouting {}
final class RootViewController: UIViewController, RootPresentable {
  weak var listener: RootPresentableListener?
  func show() {}
}
