final class BannerPresenter {}
