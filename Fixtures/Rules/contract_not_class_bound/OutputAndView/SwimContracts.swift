protocol SwimInteractorOutput { // want "^SwimInteractorOutput is not bound to a class, so SwimInteractor\.output cannot hold it weakly, as it has to; bind it to AnyObject$"
    func didSwim()
}

protocol SwimViewInput { // want "SwimViewInput is not bound to a class, so SwimPresenter\.view cannot"
    func show()
}

protocol SwimRouting {
    func close()
}
