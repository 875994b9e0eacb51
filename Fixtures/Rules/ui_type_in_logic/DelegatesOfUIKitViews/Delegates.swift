import UIKit

protocol ShelfCollectionViewDelegate: UICollectionViewDelegate {
    func didScroll(_ view: UIScrollView)
}

protocol ShelfViewControllerDelegate: UIViewController {
    func reload()
}
