final class SwimRouter: SwimRouting {
    func close() {}
}
