final class PageInteractor {}
