protocol AlarmView {
    func show(_ time: String)
}

final class AlarmPresenter {
    private let view: AlarmView // want "bind AlarmView to AnyObject, then declare `view` as a weak, optional var$"

    init(view: AlarmView) { self.view = view }

    func tick() { view.show("07:00") }
}
