import UIKit

protocol LibraryInteractorOutput: AnyObject {}

final class LibraryPresenter: LibraryInteractorOutput {
  /// Another module's input is nobody to ask for it.
  weak var camera: CameraModuleInput?
  private let interactor: LibraryInteractor

  init(interactor: LibraryInteractor) { self.interactor = interactor }

  func openSettings(_ url: URL) {
    UIApplication.shared.open(url)  // want "opens a URL .*; hand it to whoever embeds the module, or give the module a router"
  }
}

final class LibraryInteractor { weak var output: LibraryInteractorOutput? }
