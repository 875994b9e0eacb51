@preconcurrency import UIKit // want "LensInteractor.*UIKit.*nothing"

final class LensInteractor {
    func focus() {}
}
