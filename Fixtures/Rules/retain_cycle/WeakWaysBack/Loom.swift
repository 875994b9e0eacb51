protocol LoomDelegate: AnyObject {
    func woven()
}

final class LoomPresenter: LoomDelegate {
    let warp = LoomWarp()
    let weft = LoomWeft()
    let box = LoomBox()
    let shuttle: LoomShuttle
    let interactor = LoomInteractor()

    init(shuttle: LoomShuttle) { self.shuttle = shuttle }

    func woven() {}
}

final class LoomWarp {
    weak var delegate: LoomDelegate?
}

final class LoomWeft {
    private var delegates: [WeakBox<LoomDelegate>] = []
}

final class LoomBox {
    @WeakReference var delegate: LoomDelegate?
}

final class LoomShuttle {
    unowned(unsafe) let delegate: LoomDelegate

    init(delegate: LoomDelegate) { self.delegate = delegate }
}

final class LoomInteractor {
    func weave() {}
}
