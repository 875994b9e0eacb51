final class AlarmPresenter {
  var interactor: AlarmInteractor?
  func ring() {}
}
final class AlarmInteractor {}
