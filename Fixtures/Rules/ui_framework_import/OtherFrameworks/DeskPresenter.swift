import AppKit // want "DeskPresenter.*AppKit.*NSImage"
import SnapKit // want "DeskPresenter.*SnapKit"

final class DeskPresenter {
    let interactor: DeskInteractor
    private var icon: NSImage?
    init(interactor: DeskInteractor) { self.interactor = interactor }
}
