import UIKit

protocol CameraModuleInput: AnyObject {}
protocol CameraModuleOutput: AnyObject { func cameraNeedsSettings() }
protocol CameraInteractorOutput: AnyObject {}

final class CameraPresenter: CameraModuleInput, CameraInteractorOutput {
  weak var output: CameraModuleOutput?
  private let interactor: CameraInteractor

  init(interactor: CameraInteractor) { self.interactor = interactor }

  func openSettings(_ url: URL) {
    UIApplication.shared.open(url)  // want "opens a URL .*; ask CameraModuleOutput for it, or give the module a router"
  }
}

final class CameraInteractor { weak var output: CameraInteractorOutput? }
