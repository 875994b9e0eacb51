import UIKit

protocol DockDelegate: AnyObject {
    func moored()
}

final class DockPresenter: DockDelegate {
    let a = DockA()
    let b = DockB()
    let c: DockC
    let d = DockD()
    let interactor = DockInteractor()

    init(c: DockC) { self.c = c }

    func moored() {}
}

final class DockA {
    nonisolated(unsafe) weak var delegate: DockDelegate?
}

final class DockB {
    @IBOutlet private weak var delegate: DockDelegate?
}

final class DockC {
    weak let delegate: DockDelegate?

    init(delegate: DockDelegate) { self.delegate = delegate }
}

final class DockD {
    private(set)
    public
    unowned(safe)
    var delegate: DockDelegate

    var computed: DockDelegate? { delegate }
    static var shared: DockDelegate?
}

final class DockInteractor {
    func moor() {}
}
