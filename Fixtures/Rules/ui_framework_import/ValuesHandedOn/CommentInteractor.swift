final class CommentInteractor {
    func text(in font: Any) -> String { "" }
    func text(with name: String) -> String { name }
}
