protocol FerryPresenterInput: AnyObject {
    func board(on stack: UINavigationController) // want "FerryPresenterInput is a contract of a presenter, but names UINavigationController; leave UINavigationController to the router"
    func wave(to person: String)
}

protocol FerryDeckPresenterInput: AnyObject {
    func zoom(from view: UIView) // want "FerryDeckPresenterInput is a contract of a presenter, but names UIView; pass an index or an identifier, and leave UIView to the view"
}

protocol FerryInteractorInput: AnyObject {
    func flag() -> UIColor // want "FerryInteractorInput is a contract of an interactor, but names UIColor; pass plain values, and leave UIColor to the view"
}
