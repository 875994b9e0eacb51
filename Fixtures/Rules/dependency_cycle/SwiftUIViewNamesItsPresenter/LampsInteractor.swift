protocol LampsInteracting {
    func load() async -> [String]
}

struct LampsInteractor: LampsInteracting {
    func load() async -> [String] { [] }
}
