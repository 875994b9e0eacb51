final class SwimInteractor {
    var output: SwimInteractorOutput?
}
