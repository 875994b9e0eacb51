import Architecture

/// Who takes the types of a UI framework off the logic's hands, and what stands in for them there.
struct UITypeAdvice {
  /// Each once.
  let names: [String]
  let role: Role

  var text: String {
    let movers = names.filter(isMover)
    let views = names.filter(isView)
    let values = names.filter { !isMover($0) && !isView($0) }
    var parts: [String] = []
    if !movers.isEmpty { parts.append("leave \(enumerated(movers)) to the router") }
    if !views.isEmpty { parts.append("pass an index or an identifier, and leave \(enumerated(views)) to the view") }
    if !values.isEmpty {
      let verb = role == .entity ? "keep" : "pass"
      parts.append("\(verb) plain values, and leave \(enumerated(values)) to the view")
    }
    return parts.joined(separator: "; ")
  }

  /// What one moves between screens with, and presents from.
  private func isMover(_ name: String) -> Bool {
    let endings = ["ViewController", "NavigationController", "TabBarController", "SplitViewController"]
    return endings.contains { name.hasSuffix($0) }
      || ["UIWindow", "UIWindowScene", "UIApplication", "NSWindow", "NSApplication"].contains(name)
  }

  private func isView(_ name: String) -> Bool {
    ["View", "Cell", "Button", "Label", "Control", "TextField"].contains { name.hasSuffix($0) } && name != "View"
  }
}
