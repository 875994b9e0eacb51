import Foundation

protocol SpoolDelegate: AnyObject {
    func spun()
}

typealias SpoolListener = SpoolDelegate & NSObjectProtocol

final class SpoolPresenter: NSObject, SpoolDelegate {
    let interactor = SpoolInteractor()
    let a: SpoolA = .init()
    let b = SpoolB.init()
    lazy var c: SpoolC = { SpoolC() }()
    var d: Optional<SpoolD>
    var e: [String: SpoolE] = [:]
    var f: Set<SpoolF> = []
    var g: (spool: SpoolG, turns: Int)?
    var h = makeSpool() as! SpoolH
    var i: SpoolI!

    func start() {
        a.delegate = self
        b.delegate = self
        c.delegate = self
    }

    func spun() {}
}

final class SpoolInteractor {
    func spin() {}
}

final class SpoolA {
    var delegate: SpoolDelegate? // want "declare `SpoolA\.delegate` weak"
}

final class SpoolB {
    var delegate: SpoolDelegate! // want "declare `SpoolB\.delegate` weak"
}

final class SpoolC {
    var delegate: (any SpoolDelegate)? // want "declare `SpoolC\.delegate` weak"
}

final class SpoolD {
    var delegate: Optional<SpoolDelegate> // want "SpoolD\.delegate"
}

final class SpoolE {
    var listeners: [SpoolListener] = [] // want "hold what is in `SpoolE\.listeners` weakly"
}

final class SpoolF: NSObject {
    private(set) public var delegate: (SpoolDelegate & NSObjectProtocol)? // want "declare `SpoolF\.delegate` weak"
}

final class SpoolG {
    nonisolated(unsafe) var delegate: SpoolListener? // want "declare `SpoolG\.delegate` weak"
}

final class SpoolH {
    let delegate: SpoolPresenter // want "declare `SpoolH\.delegate` as a weak, optional var"

    init(delegate: SpoolPresenter) { self.delegate = delegate }
}

actor SpoolI {
    var delegate: SpoolPresenter? // want "declare `SpoolI\.delegate` weak"
}
