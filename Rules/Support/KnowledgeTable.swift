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

  private let rows: [Role: [Role: Cell]]

  /// A row allows what stands in it: `yes`; `c`, by contract; `own`, those of its own module; `assembly`, where modules
  /// are put together; `back`, a contract besides, to call back; `no`. A star says that `strict` allows nothing there.
  private init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let columns = lines.first ?? []
    var rows: [Role: [Role: Cell]] = [:]
    for line in lines.dropFirst() {
      for (column, word) in zip(columns, line.dropFirst()) {
        rows[Role(line[0]), default: [:]][Role(column)] = Self.cell(word)
      }
    }
    self.rows = rows
  }

  private static func cell(_ word: String) -> Cell? {
    let accesses: [String: Access] = [
      "yes": .everything, "c": .contracts, "own": .own, "assembly": .assembly, "back": .callback,
      "no": .nothing,
    ]
    let isLenient = word.hasSuffix("*")
    return accesses[isLenient ? String(word.dropLast()) : word].map { Cell(access: $0, isLenient: isLenient) }
  }

  /// Nil where the table says nothing.
  func cell(from role: Role, to target: Role) -> Cell? { rows[role]?[target] }

  static func table(of style: Style) -> KnowledgeTable {
    switch style {
    case .viper: viper
    case .vip: vip
    case .mvp: mvp
    }
  }

  static let viper = KnowledgeTable(
    """
                view  presenter  interactor  router  entity  worker
    view        yes   c          no          no      yes*    no
    presenter   c     own        c           c       yes*    no
    interactor  no    c          own         no      yes     c
    router      yes   back*      assembly    yes     yes     no
    """)

  static let vip = KnowledgeTable(
    """
                view  presenter  interactor  router  entity  worker
    view        yes   assembly   c           c       yes*    no
    interactor  no    c          own         c*      yes     yes
    presenter   c     own        no          c*      yes*    no
    router      yes   back*      c           yes     yes     no
    """)

  /// A module with an interactor is none of this school.
  static let mvp = KnowledgeTable(
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
