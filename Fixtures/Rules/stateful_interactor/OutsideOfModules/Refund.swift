final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
}
