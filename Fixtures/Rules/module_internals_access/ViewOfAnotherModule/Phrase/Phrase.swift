import UIKit

protocol PhraseModuleInput: AnyObject { func reset() }
final class PhraseViewController: UIViewController { var presenter: PhrasePresenter? }
final class PhrasePresenter: PhraseModuleInput {
  var interactor: PhraseInteractor?
  weak var words: WordsPresenter?  // want "such as WordsModuleInput"
  func reset() {}
}
final class PhraseInteractor {}
