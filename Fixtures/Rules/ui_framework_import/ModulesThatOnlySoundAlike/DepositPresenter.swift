import Foundation
import UIKit_iOS
import UIKitExtras
import MyUIKit
import class SwiftUIX.Presentation
import Foundation.NSURL

final class DepositPresenter {
    let interactor: DepositInteractor
    init(interactor: DepositInteractor) { self.interactor = interactor }
}
