import Foundation

// See the manual on viperlint:disable, which is no comment to viperlint.
let text = "// viperlint:disable"
let multiline = """
  // viperlint:disable
  """
// viperlint:disable:next data_access_outside_interactor -- a reason, with a comma -- and dashes
// viperlint:disable ui_type_in_logic, ui_framework_import -- reason
// viperlint:enable ui_type_in_logic, ui_framework_import
// viperlint:enable data_access_outside_interactor -- a reason may be given here as well
