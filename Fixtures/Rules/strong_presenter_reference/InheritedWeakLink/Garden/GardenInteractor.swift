final class GardenInteractor: ModuleInteractor {
    func water(_ bed: Int) {
        if bed < 0 { output?.moduleFailed() }
    }
}
