import Architecture
import SwiftReading

/// A call or an assignment that has the shape of a move between screens.
struct ScreenMove {
  enum Kind { case opening, closing, loading }

  var kind: Kind
  /// What is called or assigned to.
  var name: String
  var range: ByteRange
  var scope: ID<Scope>
  /// The chain before the name.
  var receiver: ID<ExpressionStep>
  var arguments: [Argument]
  /// The index of the function around it, or -1.
  var function: Int
  /// What is called is a type, so that there is no receiver.
  var isCreation = false

  var verb: String {
    switch kind {
    case .opening where name.hasPrefix("UIApplication"): "opens a URL"
    case .opening: "opens a screen"
    case .closing: "closes a screen"
    case .loading: "loads a screen"
    }
  }
}

/// Finds the moves of one file, and tells what stands around them.
struct ScreenMoves {
  let codebase: Codebase
  let file: Int
  private let unit: CodebaseFile
  private var typer: ExpressionTyper { ExpressionTyper(codebase, file: file) }
  private let written: WrittenTypes
  private(set) var all: [ScreenMove] = []

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    written = WrittenTypes(codebase: codebase, file: file)
    let names = codebase.derived(NamesOfMoves.init)
    guard names.files[file] else { return }
    let calls = unit.outline.calls.filter { names.contain($0.callee, in: unit.outline) }
    let assignments = unit.outline.assignments.filter { names.contain($0.target, in: unit.outline) }
    all = calls.compactMap(move) + assignments.compactMap(move)
    all.sort { $0.range.start < $1.range.start }
  }

  // MARK: Shapes

  private func move(_ call: Call) -> ScreenMove? {
    guard let callee = unit.outline.steps[ifAny: call.callee], callee.kind == .member || callee.kind == .name else {
      return nil
    }
    let name = codebase.text(callee.name)
    let arguments = call.arguments.map { unit.outline.arguments[Int($0)] }
    if closesByEnvironment(name, arguments, callee) { return move(.closing, name, callee, call.scope, arguments) }
    guard let kind = kind(of: name, arguments, callee) else { return nil }
    var move = move(kind, name, callee, call.scope, arguments)
    move.isCreation = name == "NavigationLink" || name == "UIStoryboard"
    if name == "append" || name == "removeLast" { move.name = "NavigationPath.\(name)" }
    if name == "open" || name == "openURL" { move.name = "UIApplication.\(name)" }
    return move
  }

  /// `window.rootViewController = next`
  private func move(_ assignment: Assignment) -> ScreenMove? {
    guard let target = unit.outline.steps[ifAny: assignment.target], target.kind == .member,
      codebase.text(target.name) == "rootViewController"
    else { return nil }
    return move(.opening, "rootViewController", target, assignment.scope, [])
  }

  private func move(
    _ kind: ScreenMove.Kind, _ name: String, _ step: ExpressionStep, _ scope: ID<Scope>, _ arguments: [Argument]
  ) -> ScreenMove {
    ScreenMove(
      kind: kind, name: name,
      range: ByteRange(start: step.offset, end: step.offset + UInt32(name.utf8.count)), scope: scope,
      receiver: step.base, arguments: arguments,
      function: codebase.enclosingFunction(scope, in: file)?.offset ?? -1)
  }

  /// Labels decide: `present(_:animated:)` moves, `present(error:from:)` does not.
  private func kind(of name: String, _ arguments: [Argument], _ callee: ExpressionStep) -> ScreenMove.Kind? {
    lazy var labels = arguments.filter { !$0.isTrailingClosure }.map { $0.label.map(codebase.text) ?? "_" }
    switch name {
    case "pushViewController", "showDetailViewController", "popToViewController", "setViewControllers":
      return labels.first == "_" && labels.count >= 2 && ["animated", "sender"].contains(labels[1])
        ? name == "popToViewController" ? .closing : .opening : nil
    case "popViewController", "popToRootViewController": return labels.first == "animated" ? .closing : nil
    case "present": return labels.starts(with: ["_", "animated"]) ? .opening : nil
    case "dismiss": return labels.first == "animated" ? .closing : nil
    case "performSegue": return labels.first == "withIdentifier" ? .opening : nil
    case "show": return labels == ["_", "sender"] ? .opening : nil
    case "open", "openURL": return isSharedApplication(callee.base) && labels.first == "_" ? .opening : nil
    case "instantiateViewController", "instantiateInitialViewController": return callee.kind == .member ? .loading : nil
    case "UIStoryboard": return labels.first == "name" ? .loading : nil
    case "NavigationLink": return opensDestination(arguments, labels) ? .opening : nil
    case "append", "removeLast": return isNavigationPath(callee.base) ? (name == "append" ? .opening : .closing) : nil
    default: return nil
    }
  }

  /// `UIApplication.shared`
  private func isSharedApplication(_ receiver: ID<ExpressionStep>) -> Bool {
    guard let shared = unit.outline.steps[ifAny: receiver], codebase.text(shared.name) == "shared",
      let root = unit.outline.steps[ifAny: shared.base]
    else { return false }
    return root.kind == .name && codebase.text(root.name) == "UIApplication"
  }

  /// `NavigationLink(destination:)` and the form whose first closure is the destination; one with a value only says
  /// what is wanted.
  private func opensDestination(_ arguments: [Argument], _ labels: [String]) -> Bool {
    if labels.contains("value") { return false }
    return labels.contains("destination") || arguments.contains(where: \.isTrailingClosure)
  }

  /// `dismiss()` of `@Environment(\.dismiss)`, outside of the view to which the environment belongs.
  private func closesByEnvironment(_ name: String, _ arguments: [Argument], _ callee: ExpressionStep) -> Bool {
    guard arguments.isEmpty, callee.kind == .name || unit.outline.steps[ifAny: callee.base]?.kind == .selfValue else {
      return false
    }
    let owner = codebase.enclosingType(unit.outline.scope(ofChainTo: callee), in: file)
    guard !owner.isNone, !codebase.isUserInterface(owner), let place = codebase.property(named: callee.name, of: owner)
    else { return false }
    let outline = codebase.files[place.file].outline
    return codebase.property(place).attributes.contains { number in
      outline.attributes[Int(number)].keyPath.map(codebase.text) == "dismiss"
    }
  }

  private func isNavigationPath(_ receiver: ID<ExpressionStep>) -> Bool {
    written.type(of: receiver).map { $0 == "NavigationPath" } ?? false
  }

  // MARK: Receivers

  enum Receiver {
    /// `self`, written or not.
    case own
    case superclass
    /// A type or contract with a role.
    case component(Role)
    /// A type of the code base with a method of its own by that name.
    case declares
    case other
  }

  func receiver(of move: ScreenMove) -> Receiver {
    if move.isCreation || move.kind == .closing && move.arguments.isEmpty { return .other }
    guard let step = unit.outline.steps[ifAny: move.receiver] else { return .own }
    if step.kind == .superValue { return .superclass }
    if step.kind == .selfValue || isRebound(step) { return .own }
    let types = typer.value(of: move.receiver).instanceTypes.map(\.type)
    if let role = types.lazy.compactMap(codebase.role).first(where: { $0 == .router || $0 == .builder }) {
      return .component(role)
    }
    if types.contains(where: { declares(move.name, $0) }) { return .declares }
    if types.isEmpty, isNamedAfterRouter(move.receiver) { return .component(.router) }
    return types.lazy.compactMap(codebase.role).first.map(Receiver.component) ?? .other
  }

  /// The name that the move's own chain begins with: what is called, or the outermost receiver.
  func root(of move: ScreenMove) -> String {
    typer.chain(to: move.receiver).first.map { codebase.text($0.name) } ?? move.name
  }

  /// `guard let self`, `strongSelf`
  private func isRebound(_ step: ExpressionStep) -> Bool {
    step.kind == .name && ["self", "strongSelf", "weakSelf"].contains(codebase.text(step.name))
  }

  private func declares(_ name: String, _ type: TypeID) -> Bool {
    ([type] + codebase.allSupertypes(of: type)).contains { owner in
      codebase[owner].isDeclared
        && codebase[owner].functions.contains { place in
          let function = codebase.function(place)
          return codebase.text(function.name) == name && !function.modifiers.contains(.override)
        }
    }
  }

  /// Where the type of the receiver is not known, its name has to do.
  private func isNamedAfterRouter(_ receiver: ID<ExpressionStep>) -> Bool {
    typer.chain(to: receiver).contains { link in
      let name = codebase.text(link.name).lowercased()
      return ["router", "wireframe", "coordinator", "navigator"].contains { name.hasSuffix($0) }
    }
  }

  // MARK: What stands around a move

  /// True in an override of the same method, and in `prepare(for:sender:)`.
  func isInsideOverride(_ move: ScreenMove) -> Bool {
    guard move.function >= 0 else { return false }
    let function = unit.outline.functions[move.function]
    guard function.modifiers.contains(.override) else { return false }
    return codebase.text(function.name) == move.name || codebase.text(function.name) == "prepare"
  }

  /// The callback of a system picker or composer closes what it was called by.
  func isPickerCallback(_ move: ScreenMove) -> Bool {
    guard move.function >= 0, let first = unit.outline.functions[move.function].parameters.first else { return false }
    let parameter = unit.outline.parameters[Int(first)]
    guard let type = written.name(parameter.type) else { return false }
    return Self.systemScreens.contains { type.hasSuffix($0) } && !codebase.declaresType(named: type)
  }

  private static let systemScreens = [
    "PickerController", "PickerViewController", "ComposeViewController", "SafariViewController",
    "ActivityViewController", "BrowserViewController", "PreviewController", "CameraViewController",
    "ScannerViewController", "InteractionController", "AuthorizationController", "ProductViewController",
    "MenuViewController", "EditViewController",
  ]

  func presentsAlert(_ move: ScreenMove) -> Bool {
    guard move.kind == .opening, let first = move.arguments.first else { return false }
    if let type = written.type(of: first.value), isAlert(type) { return true }
    guard let step = unit.outline.steps[ifAny: first.value] else { return false }
    let supertypes = typer.value(of: first.value).instanceTypes.flatMap { codebase.externalSupertypes(of: $0.type) }
    if supertypes.contains(where: isAlert) { return true }
    return (step.kind == .name || step.kind == .member) && codebase.text(step.name).lowercased().contains("alert")
  }
}

extension ScreenMoves {
  /// `UIAlertController`, and the alerts and action sheets of libraries.
  private func isAlert(_ type: String) -> Bool {
    type.hasSuffix("AlertController") || type.hasSuffix("ActionSheetController")
      || type.hasSuffix("AlertViewController")
  }
}

extension Codebase {
  /// By module, whether its screens have a router to go through.
  var routedModules: [Bool] { modules.indices.map(isRouted) }

  func isRouted(_ module: Int) -> Bool {
    let module = modules[module]
    return module.style == .viper && module.isStyleTold
      || module.components.contains { components[$0].role == .router }
  }
}
