import UIKit

protocol ShelfViewing: AnyObject { func show(_ cover: UIImage) }
protocol ShelfRouting: AnyObject { func open(from screen: UIViewController) }
protocol ShelfPresenting: AnyObject {
    func choose(_ cover: UIImage) // want "ShelfPresenting is a contract of a presenter.*UIImage"
}
protocol ShelfInteracting: AnyObject {
    func store(_ cover: UIKit.UIImage, color: UIColor) // want "ShelfInteracting is a contract of an interactor.*UIImage and UIColor"
}
