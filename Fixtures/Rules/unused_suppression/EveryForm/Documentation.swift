import Foundation

final class DocumentationPresenter {
  let interactor = DocumentationInteractor()

  func load() {
    /// viperlint:disable:next data_access_outside_interactor -- a third slash does no harm
    UserDefaults.standard.set(true, forKey: "a")
  }
}

final class DocumentationInteractor {}
