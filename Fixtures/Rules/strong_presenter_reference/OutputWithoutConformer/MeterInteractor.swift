public protocol MeterInteractorOutput: AnyObject {
    func measured(_ value: Double)
}

public final class MeterInteractor {
    public var output: MeterInteractorOutput?

    public init() {}
    public func measure() { output?.measured(4.2) }
}
