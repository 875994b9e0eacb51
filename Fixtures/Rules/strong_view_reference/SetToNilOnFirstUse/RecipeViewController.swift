import UIKit

final class RecipeViewController: UIViewController {
    var presenter: RecipePresenter!
}
