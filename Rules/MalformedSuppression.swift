package import Linting

extension Rule {
  package static let malformedSuppression = Rule(
    id: "malformed_suppression",
    summary: "a `viperlint:` comment that is not well formed, names no rule or an unknown one, or gives no reason",
    why: """
      A suppression with a mistake in it suppresses nothing, and a reader takes it for one that does. Without a reason \
      nobody can tell later whether it still holds. The forms are `disable:next`, for the line below, `disable:this`, \
      for its own line, and `disable`, until `enable` or the end of the file.
      """,
    wrong: """
      // viperlint:disable:next ui_framework_import
      import UIKit
      final class GreetingPresenter { let interactor = GreetingInteractor() }
      final class GreetingInteractor {}
      """,
    right: """
      // viperlint:disable:next ui_framework_import -- the colours stay here until the palette moves out
      import UIKit
      final class GreetingPresenter { let interactor = GreetingInteractor() }
      final class GreetingInteractor {}
      """,
    severity: .error,
    check: .suppressions { $0.suppressions.faults }
  )
}
