protocol HeirInteractorOutput: AnyObject { func told() }
// What is built upon a base cannot do without it.
final class HeirPresenter: TrunkPresenter, HeirInteractorOutput { // want "what to cut leads from Trunk to Heir: HeirInteractorOutput"
    var own: HeirInteractor?
    func told() {}
}
final class HeirInteractor {}
