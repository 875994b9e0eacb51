import UIKit

protocol ShowSongBusinessLogic {
  func play(_ request: ShowSong.Play.Request)
}
protocol ShowSongPresentationLogic {
  func present(_ response: ShowSong.Play.Response)
}
protocol ShowSongDisplayLogic: AnyObject {
  // The view controller is to blame: one fault is one finding.
  func display(_ viewModel: ShowSong.Play.Response)
}

final class ShowSongViewController: UIViewController, ShowSongDisplayLogic {
  var interactor: ShowSongBusinessLogic?
  func display(_ viewModel: ShowSong.Play.Response) {}  // want "ShowSongViewController, a view, names ShowSong.Play.Response, a response that goes from the interactor to the presenter; let the presenter turn it into a view model"
}

final class ShowSongInteractor: ShowSongBusinessLogic {
  var presenter: ShowSongPresentationLogic?
  func play(_ request: ShowSong.Play.Request) {
    _ = ShowSong.Play.ViewModel()  // want "creates ShowSong.Play.ViewModel, a view model that goes from the presenter to the view; hand the presenter a response, and let it format"
  }
}

final class ShowSongPresenter: ShowSongPresentationLogic {
  weak var viewController: ShowSongDisplayLogic?
  var last: LikeSongRequest?  // want "holds LikeSongRequest, a request that goes from the view to the interactor; let the interactor answer it with a response"
  func present(_ response: ShowSong.Play.Response) {}
}
