import Foundation

final class DialInteractor {
    func save(_ degrees: Double) {}
}
