import Foundation

public protocol AlbumInteractorOutput: AnyObject {
    func albumChanged()
}

final class AlbumListInteractor {
    weak private(set) var presenter: AlbumInteractorOutput?
    public private(set) weak var second: AlbumInteractorOutput?
    nonisolated(unsafe) weak var third: AlbumInteractorOutput?
    weak let fixed: AlbumInteractorOutput?

    init(presenter: AlbumInteractorOutput) {
        self.presenter = presenter
        self.fixed = presenter
    }
}

final class AlbumEditInteractor: NSObject {
    @IBOutlet private weak var presenter: AlbumEditPresenter?
    @objc
    weak
    private(set)
    var output: AlbumEditPresenter?

    private unowned let owner: AlbumInteractorOutput
    unowned(unsafe) var raw: AlbumInteractorOutput
    unowned(safe) private let safe: AlbumInteractorOutput

    init(owner: AlbumInteractorOutput) {
        self.owner = owner
        self.raw = owner
        self.safe = owner
    }
}
