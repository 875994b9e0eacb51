final class ChatPresenter: ChatInteractorOutput {
    var interactor: ChatInteractor?
    var transcript: [String] = []

    func received(_ line: String) { transcript.append(line) }
}

struct ChatServices {
    func makePresenter() -> ChatPresenter { ChatPresenter() }
}
