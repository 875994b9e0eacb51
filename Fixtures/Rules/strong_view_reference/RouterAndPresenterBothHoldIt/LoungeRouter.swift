final class LoungeRouter {
    var entry: LoungeViewController? // want "LoungeViewController\.presenter → LoungePresenter\.router leads back"
}
