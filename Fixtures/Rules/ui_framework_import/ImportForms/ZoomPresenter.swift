import Foundation; internal import UIKit // want "ZoomPresenter.*UIKit.*nothing"

final class ZoomPresenter {
    private let interactor: ZoomInteractor
    init(interactor: ZoomInteractor) { self.interactor = interactor }
}
