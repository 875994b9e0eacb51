final class FerryPresenter {
    weak var view: FerryView?
    let interactor = FerryInteractor()
}

final class FerryMapPresenter {
    private(set) weak var view: FerryView?
    let interactor = FerryInteractor()
}

final class FerryListPresenter {
    private unowned let view: FerryView
    let interactor = FerryInteractor()

    init(view: FerryView) { self.view = view }
}

final class FerryFarePresenter {
    weak
    private
    var view: FerryView?
    let interactor = FerryInteractor()
}

final class FerryBoxPresenter {
    private let view: WeakRef<FerryView>
    let interactor = FerryInteractor()

    init(view: FerryView) { self.view = WeakRef(view) }
}

final class FerryWrappedPresenter {
    @Weak var view: FerryView?
    let interactor = FerryInteractor()
}
