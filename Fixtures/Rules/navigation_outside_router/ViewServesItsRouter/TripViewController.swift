import UIKit

final class TripViewController: UIViewController, TripViewControllable {
  var presenter: TripPresenting?

  func replaceModal(with controller: UIViewController?) {
    clear { [weak self] in
      if let controller { self?.show(controller) }
    }
  }

  /// Private steps of what the router asks for are its doing as well.
  private func clear(then next: @escaping () -> Void) {
    dismiss(animated: true, completion: next)
  }

  private func show(_ controller: UIViewController) {
    present(controller, animated: true)
  }

  /// This one is called from elsewhere too.
  private func leave() {
    dismiss(animated: true)  // want "closes a screen with dismiss"
  }

  func reset() { leave() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leave()
  }
}
