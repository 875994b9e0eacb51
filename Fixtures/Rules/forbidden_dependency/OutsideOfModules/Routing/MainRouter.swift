import UIKit

final class MainRouter {
  static func open(from controller: UINavigationController?) {}
}
