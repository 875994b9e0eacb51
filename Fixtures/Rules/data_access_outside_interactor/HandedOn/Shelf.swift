import CoreData
import UIKit

final class ShelfPresenter {
    let interactor: ShelfInteractor
    init(interactor: ShelfInteractor) { self.interactor = interactor }
}

final class ShelfInteractor {
    init(defaults: UserDefaults, session: URLSession, context: NSManagedObjectContext) {}
}

final class ShelfRouter {
    let context: NSManagedObjectContext
    init(context: NSManagedObjectContext) { self.context = context }

    static func createModule(context: NSManagedObjectContext) -> ShelfPresenter {
        let defaults = UserDefaults.standard
        let session = URLSession(configuration: .default)
        return ShelfPresenter(interactor: ShelfInteractor(defaults: defaults, session: session, context: context))
    }

    func openDetails() -> ShelfInteractor {
        ShelfInteractor(defaults: .standard, session: URLSession.shared, context: context)
    }
}
