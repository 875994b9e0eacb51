import Foundation

final class TimerInteractor {
  private let presenter: TimerPresenter // want "TimerInteractor.*strong.*TimerPresenter"
  private var seconds = 0

  init(presenter: TimerPresenter) {
    self.presenter = presenter
  }

  func tick() {
    seconds += 1
    presenter.elapsed(seconds)
  }
}
