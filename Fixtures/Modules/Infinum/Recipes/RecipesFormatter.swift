import Foundation

final class RecipesFormatter: RecipesFormatterInterface {
    func format(_ titles: [String]) -> [RecipesViewItem] {
        titles.enumerated().map { RecipesViewItem(text: "\($0.offset + 1). \($0.element)") }
    }
}
