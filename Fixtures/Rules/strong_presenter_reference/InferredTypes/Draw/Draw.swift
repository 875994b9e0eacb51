final class DrawInteractor {
    lazy var presenter = Locator.shared.get("draw") as! DrawPresenter // want "DrawInteractor.*strong.*DrawPresenter"
}

final class DrawPresenter {
    let interactor: DrawInteractor = .init()
}

final class Locator {
    static let shared = Locator()
    private var things: [String: Any] = [:]
    func get(_ key: String) -> Any { things[key]! }
}
