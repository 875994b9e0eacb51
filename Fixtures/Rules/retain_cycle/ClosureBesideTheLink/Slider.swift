import UIKit

protocol SliderScreen: AnyObject { func tapped() }

final class SliderView: UIView {
  var screen: SliderScreen?  // want "is a loop of strong references: .*; declare `SliderView\.screen` weak$"

  init(screen: SliderScreen) {
    super.init(frame: .zero)
    self.screen = screen
    add(UIAction { [weak screen] _ in screen?.tapped() })
  }

  func add(_ action: UIAction) {}
}

final class SliderViewController: UIViewController, SliderScreen {
  var presenter: SliderPresenter?
  lazy var sliderView = SliderView(screen: self)
  func tapped() {}
}

final class SliderPresenter { var interactor: SliderInteractor? }
final class SliderInteractor {}
