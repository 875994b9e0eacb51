import Foundation

final class MoviePresenter: NSObject, MovieInteractorOutput {
    nonisolated(unsafe) private(set) var interactor: MovieInteractor?

    func rated() {}
}
