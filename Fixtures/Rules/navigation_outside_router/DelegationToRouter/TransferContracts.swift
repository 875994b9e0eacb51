import Foundation

protocol TransferView: AnyObject {
    func show(error: String)
}

protocol TransferInteractorInput: AnyObject {
    var confirmation: AnyObject { get }
}

protocol TransferWireframeProtocol: AnyObject {
    func present(error: Error, from view: TransferView?)
    func present(_ error: Error, from view: TransferView?, locale: Locale)
    func present(_ screen: AnyObject, animated: Bool)
    func dismiss(view: TransferView?)
    func open(url: URL)
}

protocol TransferRouting: AnyObject {
    func pushViewController(_ screen: AnyObject, animated: Bool)
    func popViewController(animated: Bool)
    func performSegue(withIdentifier: String, sender: Any?)
    func show(_ screen: AnyObject, sender: Any?)
    func dismiss(animated: Bool)
}
