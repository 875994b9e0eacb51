final class GardenPresenter: ModuleInteractorOutput {
    lazy var interactor = GardenInteractor(output: self)

    func tapped(bed: Int) { interactor.water(bed) }
    func moduleFailed() {}
}
