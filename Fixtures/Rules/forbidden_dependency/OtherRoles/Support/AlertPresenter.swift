final class AlertPresenter {}
