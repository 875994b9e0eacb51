final class ProfileInteractor { func profile() -> String { "" } }
