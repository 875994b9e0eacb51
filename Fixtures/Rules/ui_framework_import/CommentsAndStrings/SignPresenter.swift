// import UIKit
/* import SwiftUI
   /* import AppKit */ */
import Foundation /* import UIKit */

final class SignPresenter {
    let interactor: SignInteractor
    let header = """
    import UIKit
    """
    init(interactor: SignInteractor) { self.interactor = interactor }
}
