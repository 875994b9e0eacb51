protocol VineDelegate: AnyObject {
    func grown()
}

protocol VineHolding {
    associatedtype Delegate: VineDelegate
    var delegate: Delegate? { get set }
}

final class VinePresenter: VineDelegate {
    let interactor = VineInteractor()
    let branch = VineBranch<VinePresenter>()
    let leaf = VineLeaf()

    func start() {
        branch.delegate = self
        leaf.owner = self
    }

    func grown() {}
}

final class VineInteractor {
    func grow() {}
}

final class VineBranch<Delegate: VineDelegate> {
    var delegate: Delegate? // want "VinePresenter\.branch → VineBranch\.delegate → VinePresenter is a loop.*declare `VineBranch\.delegate` weak"
}

class VineNode<Owner> {
    var owner: Owner? // want "VinePresenter\.leaf → VineLeaf\.owner → VinePresenter is a loop.*declare a weak property for it in VineLeaf"
}

final class VineLeaf: VineNode<VinePresenter> {}
