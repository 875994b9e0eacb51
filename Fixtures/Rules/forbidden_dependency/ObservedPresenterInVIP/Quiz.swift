import SwiftUI

class QuizPresenter: ObservableObject {}

final class QuizInteractor {
  let presenter: QuizPresenter
  init(presenter: QuizPresenter) { self.presenter = presenter }
}

struct QuizView<Presenter: QuizPresenter>: View {
  let interactor: QuizInteractor
  @ObservedObject var presenter: Presenter
  var body: some View { EmptyView() }
}
