import UIKit

protocol FeedViewInput: AnyObject {}
class FeedInteractor {}

final class FeedPresenter {
  weak var view: FeedViewInput?
  let interactor = FeedInteractor()
}

final class FeedViewController<I: FeedInteractor>: UIViewController, FeedViewInput {  // want "FeedViewController, a view, names FeedInteractor"
  var presenter: FeedPresenter?
}

final class FeedFilterView<Source>: UIView where Source: FeedInteractor {}  // want "FeedFilterView, a view, names FeedInteractor"
