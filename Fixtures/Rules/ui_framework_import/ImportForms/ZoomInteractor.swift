#if canImport(UIKit)
import UIKit // want "ZoomInteractor.*UIKit.*nothing"
#endif
import Foundation

final class ZoomInteractor {
    var factor = 1.0
}
