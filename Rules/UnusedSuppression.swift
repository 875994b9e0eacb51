package import Linting

extension Rule {
  package static let unusedSuppression = Rule(
    id: "unused_suppression",
    summary: "a `viperlint:` comment that suppresses nothing, of the rules that ran",
    why: """
      What it once held back is mended or has moved. Left where it is, it hides the next finding of that rule, for a \
      reason that was never given for it.
      """,
    wrong: """
      // viperlint:disable:next ui_framework_import -- the colours stay here until the palette moves out
      import Foundation
      final class GreetingPresenter { let interactor = GreetingInteractor() }
      final class GreetingInteractor {}
      """,
    right: """
      import Foundation
      final class GreetingPresenter { let interactor = GreetingInteractor() }
      final class GreetingInteractor {}
      """,
    severity: .warning,
    check: .suppressions { $0.unused }
  )
}
