protocol TeaInteractorInput: AnyObject {}
protocol TeaInteractorOutput: AnyObject { func brewed() }

final class TeaInteractor: TeaInteractorInput {
    weak var presenter: TeaPresenter?
}
