import Foundation

@objc protocol PodcastInteractorDelegate {
    func podcastInteractor(_ interactor: PodcastInteractor, didDownload episode: Int)
}

@objcMembers
class PodcastInteractor: NSObject {
    var delegate: PodcastInteractorDelegate? // want "PodcastInteractor.*strong.*PodcastPresenter"

    func download(_ episode: Int) {
        delegate?.podcastInteractor(self, didDownload: episode)
    }
}
