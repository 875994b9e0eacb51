import UIKit

protocol UserSessionInteractorProtocol { func logout() }
final class UserSessionInteractor: UserSessionInteractorProtocol {
  static let shared: UserSessionInteractorProtocol = UserSessionInteractor()
  func logout() {}
}
