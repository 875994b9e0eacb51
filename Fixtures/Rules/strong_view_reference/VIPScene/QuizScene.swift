protocol QuizBusinessLogic {
    func load()
}

protocol QuizPresentationLogic {
    func present(_ question: String)
}

protocol QuizDisplayLogic: AnyObject {
    func display(_ question: String)
}
