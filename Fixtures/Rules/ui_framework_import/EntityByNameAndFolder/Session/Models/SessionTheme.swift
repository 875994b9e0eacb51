import UIKit

/// A class in the folder is nobody's entity.
final class SessionTheme {
    let tint = UIColor.systemTeal
}
