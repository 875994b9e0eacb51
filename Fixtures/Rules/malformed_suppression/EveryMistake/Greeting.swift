import Foundation

final class GreetingPresenter {
  let interactor = GreetingInteractor()

  func suppressesNothing() {
    // want-next "a suppression says why"
    // viperlint:disable:next data_access_outside_interactor
    UserDefaults.standard.set(true, forKey: "a")  // want "UserDefaults"
  }

  func inPart() {
    // want-next "no rule `data_access_outside_interacter`; did you mean `data_access_outside_interactor`"
    // viperlint:disable:next data_access_outside_interactor, data_access_outside_interacter -- a typo
    UserDefaults.standard.set(true, forKey: "b")
  }
}

final class GreetingInteractor {}

// want-next "names no rule"
// viperlint:disable
// want-next "names no rule"
// viperlint:disable:next -- a reason alone
// want-next "`disable:nxt` does not say.*did you mean `disable:next`"
// viperlint:disable:nxt data_access_outside_interactor -- a typo
// want-next "`ignore` does not say.*write `disable:next`, `disable:this`, `disable` or `enable`"
// viperlint:ignore data_access_outside_interactor -- another tool's word
// want-next "followed at once by"
// viperlint: disable data_access_outside_interactor -- a space too much
// want-next "no rule `all`"
// viperlint:disable all -- there is no such thing
// want-next "no reason follows"
// viperlint:disable:this data_access_outside_interactor --
// want-next "follows the rules after `--`; write `-- it has to`"
// viperlint:disable:this data_access_outside_interactor — it has to
// want-next "write `-- because it has to`"
// viperlint:disable:this data_access_outside_interactor because it has to
// want-next "separated by commas; write one before `ui_type_in_logic`"
// viperlint:disable data_access_outside_interactor ui_type_in_logic -- no comma
// want-next "a comma stands between two rules"
// viperlint:disable data_access_outside_interactor, -- a comma too much
// want-next "named twice"
// viperlint:disable data_access_outside_interactor, data_access_outside_interactor -- twice
// want-next "`unused_suppression` cannot be suppressed in the code"
// viperlint:disable:this unused_suppression -- there is the configuration for that
// want-next "no rule `enable_all`"
// viperlint:enable enable_all
/* viperlint:enable */  // want "names no rule"
// want-next "no rule `one`" "no rule `two`"
// viperlint:disable one, two -- two mistakes
