import Foundation
#if os(iOS)
import UIKit // want "PrintPresenter.*UIKit.*UIColor"
typealias Ink = UIColor
#elseif os(macOS)
import AppKit // want "PrintPresenter.*AppKit.*NSColor"
typealias Ink = NSColor
#endif

final class PrintPresenter {
    private let interactor: PrintInteractor
    init(interactor: PrintInteractor) { self.interactor = interactor }
    func ink() -> Ink { Ink.black }
}
