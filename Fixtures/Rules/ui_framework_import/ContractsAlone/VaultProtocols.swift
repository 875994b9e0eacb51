import UIKit

protocol VaultViewProtocol: AnyObject {
    func show(_ image: UIImage)
}

protocol VaultPresenterProtocol: AnyObject {
    func didTapOpen(_ button: UIButton)
}

protocol VaultInteractorProtocol: AnyObject {
    func open()
}

typealias VaultContracts = VaultPresenterProtocol & VaultInteractorProtocol
