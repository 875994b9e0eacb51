final class PlayerInteractor {}
