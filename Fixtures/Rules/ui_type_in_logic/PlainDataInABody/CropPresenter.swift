protocol CropView: AnyObject { func show(_ value: Any) }

final class CropPresenter {
    weak var view: CropView?
    var interactor: CropInteractor?

    func crop() {
        interactor?.request { (image: UIImage) in // want "CropPresenter is a presenter, but names UIImage; let a service or the view work with UIImage, and take plain data from it$"
            write(image)
        }
    }
}

final class CropInteractor {
    func request<Value>(_ done: (Value) -> Void) {}
}

// What goes on to the view is the view's to make.
final class TintPresenter {
    weak var view: CropView?
    var interactor: TintInteractor?
    func tint() { view?.show(UIColor.red) } // want "TintPresenter is a presenter, but names UIColor; pass plain values, and leave UIColor to the view$"
}

final class TintInteractor {}
