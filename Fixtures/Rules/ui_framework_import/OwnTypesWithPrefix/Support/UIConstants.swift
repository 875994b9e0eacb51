import Foundation

enum UIConstants {
    static let pageSize = 20
}

struct UIFactory {
    func title(_ text: String) -> String { text.uppercased() }
}
