final class UserInteractor { func user() -> String { "" } }
