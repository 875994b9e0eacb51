import UIKit // want "UIKit and uses nothing of it; import Foundation instead"

enum MemoSettings {
    enum Key { static let font = "font", documentType = "documentType" }
}

final class MemoPresenter {
    var interactor: MemoInteractor?

    func font(_ data: Data) -> String? {
        UserDefaults.standard.string(forKey: MemoSettings.Key.font + MemoSettings.Key.documentType)
    }
}

final class MemoInteractor {}
