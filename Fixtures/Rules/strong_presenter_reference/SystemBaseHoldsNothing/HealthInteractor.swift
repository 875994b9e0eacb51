protocol HealthInteractorOutput: AnyObject {
    func counted(_ steps: Int)
}

final class HealthInteractor {
    var output: HealthInteractorOutput?

    func count() { output?.counted(7_000) }
}
