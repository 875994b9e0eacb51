final class NameInteractor {}
