import Foundation

protocol UsersService {
    func users() async throws -> [User]
}

protocol UsersInteractorProtocol {
    func allUsers() async throws -> [User]
}

final class UsersInteractor: UsersInteractorProtocol {
    private let service: UsersService

    init(service: UsersService) {
        self.service = service
    }

    func allUsers() async throws -> [User] {
        try await service.users().sorted { $0.name < $1.name }
    }
}
