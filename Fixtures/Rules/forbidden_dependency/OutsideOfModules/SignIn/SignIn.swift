import UIKit

protocol SignInViewProtocol: AnyObject {}
final class SignInController: UIViewController, SignInViewProtocol {}
