final class MemberPresenter: MemberPresenterProtocol {
    weak var view: MemberViewProtocol?
    private var member: Member?

    func open() { show() }

    func subscribe() {
        member?.isSubscribed.toggle()
        show()
    }

    private func show() {
        guard let member else { return }
        view?.show(headline: member.headline, subscribeTitle: member.isSubscribed ? "Leave" : "Join")
    }
}
