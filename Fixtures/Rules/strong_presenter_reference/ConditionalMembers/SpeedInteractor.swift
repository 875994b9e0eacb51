import Foundation

protocol SpeedInteractorOutput: AnyObject {
    func measured(_ kmh: Double)
}

final class SpeedInteractor {
    #if os(iOS)
    #if canImport(CoreMotion)
    var output: SpeedInteractorOutput? // want "SpeedInteractor.*strong.*SpeedPresenter"
    #endif
    #else
    weak var presenter: SpeedInteractorOutput?
    #endif
}
