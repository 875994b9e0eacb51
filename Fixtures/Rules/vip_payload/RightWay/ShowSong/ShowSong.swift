import UIKit

protocol ShowSongBusinessLogic { func play(_ request: ShowSong.Play.Request) }
protocol ShowSongPresentationLogic { func present(_ response: ShowSong.Play.Response) }
protocol ShowSongDisplayLogic: AnyObject { func display(_ viewModel: ShowSong.Play.ViewModel) }

final class ShowSongViewController: UIViewController, ShowSongDisplayLogic {
  var interactor: ShowSongBusinessLogic?
  override func viewDidLoad() { interactor?.play(ShowSong.Play.Request()) }
  func display(_ viewModel: ShowSong.Play.ViewModel) {}
}
final class ShowSongInteractor: ShowSongBusinessLogic {
  var presenter: ShowSongPresentationLogic?
  func play(_ request: ShowSong.Play.Request) { presenter?.present(ShowSong.Play.Response()) }
}
final class ShowSongPresenter: ShowSongPresentationLogic {
  weak var viewController: ShowSongDisplayLogic?
  func present(_ response: ShowSong.Play.Response) { viewController?.display(ShowSong.Play.ViewModel()) }
}
