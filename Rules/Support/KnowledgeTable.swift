import Architecture

/// Whom the components of a role may know, by the school.
///
/// The tables are written as people write them on a whiteboard. A builder may know all, and all may know a builder;
/// whom an entity or a worker may know is the business of other rules.
struct KnowledgeTable {
  enum Access: Hashable {
    case everything
    /// Contracts; naming the class is a dependency on something concrete.
    case contracts
    /// Those of its own module.
    case own
    /// Only where the module is put together.
    case assembly
    /// A contract to call back; the class only where the module is put together.
    case callback
    case nothing
  }

  struct Cell: Hashable {
    var access: Access
    /// The preset `strict` takes the access away.
    var isLenient = false
  }

  /// By the numbers of two roles.
  private var cells = [Cell?](repeating: nil, count: Role.builtIn.count * Role.builtIn.count)

  /// A row allows what stands in it: `yes`; `c`, by contract; `own`, those of its own module; `assembly`, where modules
  /// are put together; `back`, a contract besides, to call back; `no`. A star says that `strict` allows nothing there.
  private init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let columns = lines.first ?? []
    for line in lines.dropFirst() {
      for (column, word) in zip(columns, line.dropFirst()) {
        if let place = Self.place(of: Role(line[0]), Role(column)) { cells[place] = Self.cell(word) }
      }
    }
  }

  private static func place(of role: Role, _ target: Role) -> Int? {
    guard let row = number(of: role), let column = number(of: target) else { return nil }
    return row * Role.builtIn.count + column
  }

  /// Nil for roles of a configuration, of which the tables know nothing.
  private static func number(of role: Role) -> Int? {
    switch role {
    case .view: 0
    case .presenter: 1
    case .interactor: 2
    case .router: 3
    case .builder: 4
    case .entity: 5
    case .worker: 6
    case .custom: nil
    }
  }

  private static func cell(_ word: String) -> Cell? {
    let isLenient = word.hasSuffix("*")
    let access: Access? =
      switch isLenient ? String(word.dropLast()) : word {
      case "yes": .everything
      case "c": .contracts
      case "own": .own
      case "assembly": .assembly
      case "back": .callback
      case "no": .nothing
      default: nil
      }
    return access.map { Cell(access: $0, isLenient: isLenient) }
  }

  /// Nil where the table of the style says nothing.
  static func cell(of style: Style, from role: Role, to target: Role) -> Cell? {
    guard let place = place(of: role, target) else { return nil }
    return switch style {
    case .viper: viper.cells[place]
    case .vip: vip.cells[place]
    case .mvp: mvp.cells[place]
    }
  }

  private static let viper = KnowledgeTable(
    """
                view  presenter  interactor  router  entity  worker
    view        yes   c          no          no      yes*    no
    presenter   c     own        c           c       yes*    no
    interactor  no    c          own         no      yes     c
    router      yes   back*      assembly    yes     yes     no
    """)

  private static let vip = KnowledgeTable(
    """
                view  presenter  interactor  router  entity  worker
    view        yes   assembly   c           c       yes*    no
    interactor  no    c          own         c*      yes     yes
    presenter   c     own        no          c*      yes*    no
    router      yes   back*      c           yes     yes     no
    """)

  /// A module with an interactor is none of this school.
  private static let mvp = KnowledgeTable(
    """
                view  presenter  router  entity  worker
    view        yes   yes        no      yes     no
    presenter   c     own        c       yes     yes
    """)
}

extension Style {
  /// As people write it.
  var title: String { rawValue.uppercased() }
}
