class TrunkPresenter {
    var interactor: TrunkInteractor?
    weak var other: AnyObject?
    func tell() { (other as? HeirInteractorOutput)?.told() }
}
class TrunkInteractor {}
