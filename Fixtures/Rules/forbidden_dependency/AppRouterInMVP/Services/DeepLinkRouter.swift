import UIKit

final class DeepLinkRouter {
  static func open(from controller: UINavigationController?) {}
}
