protocol ScreenView: AnyObject {
    func showBusy()
}

class BasePresenter<View> {
    var view: View? // want "^BarnPresenter \(from BasePresenter\)\.view holds BarnViewController strongly.*; declare a weak property for it in BarnPresenter$"
}
