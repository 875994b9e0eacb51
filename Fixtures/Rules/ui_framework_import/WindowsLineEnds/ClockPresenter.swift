// Clock
import Foundation
import UIKit // want "ClockPresenter.*UIKit.*nothing"

final class ClockPresenter {
    let interactor: ClockInteractor
    init(interactor: ClockInteractor) { self.interactor = interactor }
}
