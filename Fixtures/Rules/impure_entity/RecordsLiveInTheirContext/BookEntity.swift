import CoreData

final class BookEntity: NSManagedObject {
    static func insert(into context: NSManagedObjectContext) -> BookEntity { BookEntity(context: context) }
    static func all(in context: NSManagedObjectContext) -> [Any] { (try? context.fetch(fetchRequest())) ?? [] }
}
