import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func show() {
    let router = GreetingRouter.makeModule()
    window?.rootViewController = router.entry
  }
}
