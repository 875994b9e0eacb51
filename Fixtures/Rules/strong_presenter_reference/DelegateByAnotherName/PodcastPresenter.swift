import Foundation

class PodcastPresenter: NSObject, PodcastInteractorDelegate {
    var podcasts: PodcastInteractor

    init(podcasts: PodcastInteractor) {
        self.podcasts = podcasts
        super.init()
        podcasts.delegate = self
    }

    func podcastInteractor(_ interactor: PodcastInteractor, didDownload episode: Int) {}
}
