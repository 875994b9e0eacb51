import UIKit

final class RootPresenter: RootInteractorOutput {
    private let window: UIWindow
    private let wireframe: RootWireframe
    private let clock = RootClock()

    init(window: UIWindow, wireframe: RootWireframe) {
        self.window = window
        self.wireframe = wireframe
    }

    func decided(signedIn: Bool) {
        clock.stop()
        wireframe.show(signedIn ? "home" : "login", in: window)
    }
}

final class RootClock {
    func stop() {}
}

final class RootWireframe {
    func show(_ screen: String, in window: UIWindow) {}
}
