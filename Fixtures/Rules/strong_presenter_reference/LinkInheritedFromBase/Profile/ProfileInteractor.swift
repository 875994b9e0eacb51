import Foundation

protocol ProfileInteractorInput: AnyObject {
    func rename(to name: String) throws
}

final class ProfileInteractor: BaseInteractor, ProfileInteractorInput {
    func rename(to name: String) throws {
        if name.isEmpty { handle(CocoaError(.formatting)) }
    }
}
