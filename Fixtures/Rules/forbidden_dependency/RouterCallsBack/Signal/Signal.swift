protocol SignalModuleInput: AnyObject { func configure() }
protocol SignalModuleOutput: AnyObject {}
protocol SignalDelegate: AnyObject {}

final class SignalPresenter: SignalModuleInput, SignalModuleOutput, SignalDelegate {
  var interactor: SignalInteractor?
  func configure() {}
}
final class SignalInteractor {}
