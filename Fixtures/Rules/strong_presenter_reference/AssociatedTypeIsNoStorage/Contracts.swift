protocol Interacting: AnyObject {
    associatedtype Presenter
    var presenter: Presenter? { get set }
}

protocol Presenting: AnyObject {
    associatedtype Interactor: Interacting where Interactor.Presenter == Self
    var interactor: Interactor { get }
}
