protocol MemberViewProtocol: AnyObject {
    func show(headline: String, subscribeTitle: String)
}

protocol MemberPresenterProtocol: AnyObject {
    func open()
    func subscribe()
}
