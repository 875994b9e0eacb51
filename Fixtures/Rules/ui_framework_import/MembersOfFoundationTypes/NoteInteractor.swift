import UIKit // want "UIKit and uses NSAttributedString.Key.font; take and give plain values"

final class NoteInteractor {
    func isLarge(_ text: NSAttributedString) -> Bool {
        text.attribute(NSAttributedString.Key.font, at: 0, effectiveRange: nil) != nil
    }
}
