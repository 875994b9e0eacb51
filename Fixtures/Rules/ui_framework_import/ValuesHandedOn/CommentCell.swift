import UIKit

final class CommentCell: UITableViewCell {
    struct Appearance {
        let font = UIFont.systemFont(ofSize: 12)
        let name = "plain"
    }
}
