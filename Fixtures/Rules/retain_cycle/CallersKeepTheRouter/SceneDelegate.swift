import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var router: GreetingRouter?

  func show() {
    let router = GreetingRouter.makeModule()
    self.router = router
    window?.rootViewController = router.entry
  }
}
