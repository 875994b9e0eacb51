import UIKit

protocol PostViewInput: AnyObject { func clear() }
protocol PostViewOutput: AnyObject {}

final class PostViewController: UIViewController, PostViewInput {
    var presenter: PostViewOutput?
    func clear() { title = nil }
}
