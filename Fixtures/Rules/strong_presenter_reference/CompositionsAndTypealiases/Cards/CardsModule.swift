enum CardsModule {
    typealias Output = CardsInteractorOutput & CardsLogging
    typealias Input = CardsInteractor
}

protocol CardsInteractorOutput: AnyObject {
    func dealt(_ cards: [String])
}

protocol CardsLogging {
    func log(_ line: String)
}
