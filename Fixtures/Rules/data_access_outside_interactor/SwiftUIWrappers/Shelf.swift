import CoreData
import SwiftUI

struct ShelfView: View {
    @ObservedObject var presenter: ShelfPresenter
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: []) private var books // want "ShelfView uses FetchRequest"

    var body: some View {
        Button("Save") { try? context.save() } // want "ShelfView.body uses NSManagedObjectContext"
    }
}

final class ShelfPresenter: ObservableObject {
    let interactor = ShelfInteractor()
}

final class ShelfInteractor {}
