import UIKit

final class PostViewController: UIViewController { var presenter: PostPresenter? }
final class PostPresenter {
  let router: PostRouter
  init(router: PostRouter) { self.router = router }
}

final class PostRouter {
  var entry: PostViewController?  // want "PostRouter\.entry holds PostViewController strongly, .* ever released; declare `entry` weak"

  static func make() -> UIViewController {
    let view = PostViewController()
    let router = PostRouter()
    view.presenter = PostPresenter(router: router)
    router.entry = view
    return view
  }
}
