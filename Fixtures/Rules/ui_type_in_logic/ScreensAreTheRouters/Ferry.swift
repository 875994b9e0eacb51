protocol FerryPresenterInput: AnyObject {
    func board(on stack: UINavigationController) // want "FerryPresenterInput is a contract of a presenter, but names UINavigationController; let the router, which may hold it, do what needs it"
    func wave(to person: String)
}

protocol FerryDeckPresenterInput: AnyObject {
    func zoom(from view: UIView) // want "FerryDeckPresenterInput is a contract of a presenter, but names UIView; hand over what tells which view is meant"
}

protocol FerryInteractorInput: AnyObject {
    func flag() -> UIColor // want "FerryInteractorInput is a contract of an interactor, but names UIColor; hand plain values over, and let the view make the UIColor"
}
