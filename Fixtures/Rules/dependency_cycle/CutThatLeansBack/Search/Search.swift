struct SearchRow { enum Mark { case new, old } }
struct SearchNote {
    enum Tone { case loud, low }
    func read(aloud tone: Tone, in ink: ChoiceInk) {}
}
final class SearchPresenter {
    var interactor: SearchInteractor?
    func fill(_ cell: ChoiceCell) {}
}
final class SearchInteractor {}
