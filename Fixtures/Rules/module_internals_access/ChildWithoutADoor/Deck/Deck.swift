import UIKit

protocol DeckView: AnyObject {}

final class DeckViewController: UIViewController, DeckView { var presenter: DeckPresenter? }

/// The only one that puts the cards together.
final class DeckPresenter {
  weak var view: DeckView?
  var card: CardPresenter?

  func next() {
    let screen = CardViewController()
    let card = CardPresenter()
    screen.presenter = card
    self.card = card
  }
}
