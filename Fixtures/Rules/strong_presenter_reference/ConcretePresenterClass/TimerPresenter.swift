import Foundation

final class TimerPresenter {
  private(set) var title = "00:00"
  private var interactor: TimerInteractor!

  func attach(_ interactor: TimerInteractor) {
    self.interactor = interactor
  }

  func elapsed(_ seconds: Int) {
    title = String(format: "%02d:%02d", seconds / 60, seconds % 60)
  }

  func userPressedTick() {
    interactor.tick()
  }
}
