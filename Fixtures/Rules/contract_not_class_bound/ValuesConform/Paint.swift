protocol PaintInteractorOutput {
    func didPaint()
}

struct PaintProbe: PaintInteractorOutput {
    func didPaint() {}
}

final class PaintPresenter: PaintInteractorOutput {
    let interactor = PaintInteractor()

    init() { interactor.output = self }

    func didPaint() {}
}

final class PaintInteractor {
    var output: PaintInteractorOutput?
}
