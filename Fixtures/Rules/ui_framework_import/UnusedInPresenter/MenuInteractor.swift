import Foundation

final class MenuInteractor: MenuInteractorProtocol {
    let dishes = ["Soup", "Pie"]
}
