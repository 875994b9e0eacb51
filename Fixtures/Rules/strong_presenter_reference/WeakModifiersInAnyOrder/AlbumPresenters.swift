import Foundation

final class AlbumListPresenter: AlbumInteractorOutput {
    var interactor: AlbumListInteractor?
    func albumChanged() {}
}

final class AlbumEditPresenter: NSObject, AlbumInteractorOutput {
    var interactor: AlbumEditInteractor?
    func albumChanged() {}
}
