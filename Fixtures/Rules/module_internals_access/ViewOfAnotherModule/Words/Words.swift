import UIKit

protocol WordsViewInput: AnyObject {}
final class WordsViewController: UIViewController, WordsViewInput { var presenter: WordsPresenter? }
final class WordsPresenter {
  weak var view: WordsViewInput?
  var interactor: WordsInteractor?
}
final class WordsInteractor {}
