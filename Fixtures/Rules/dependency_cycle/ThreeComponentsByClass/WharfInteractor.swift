final class WharfInteractor {}
