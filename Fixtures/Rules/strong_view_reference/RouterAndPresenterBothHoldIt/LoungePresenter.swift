final class LoungePresenter {
    var view: LoungeViewController? // want "LoungeViewController\.presenter holds the presenter in turn"
    var router: LoungeRouter?
}
