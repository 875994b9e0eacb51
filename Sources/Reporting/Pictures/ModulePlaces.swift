/// Where the roles of a style have their place: rows and columns of a grid, from the top left.
struct ModulePlaces {
  struct Slot: Hashable {
    var row, column: Int
  }

  /// A field of the grid of slots and what is between them. Slots have odd rows and even columns.
  struct Cell: Hashable {
    var row, column: Int
    var isBetweenRows: Bool { row % 2 == 0 }
  }

  /// How a line leads from one slot to another.
  enum Way: Equatable {
    /// From side to side through the row.
    case across(Cell)
    /// From bottom to top through the column.
    case down(Cell)
    /// Over what stands between them in the row.
    case over(Cell)
    /// From the upper one's bottom to the lower one's side.
    case aslant(Cell)
    /// Between boxes of one slot.
    case beside

    var cell: Cell? {
      switch self {
      case .across(let cell), .down(let cell), .over(let cell), .aslant(let cell): cell
      case .beside: nil
      }
    }
  }

  /// The slot of every box; rows and columns without any are left out.
  let slots: [Slot]
  let rows: Int
  let columns: Int
  private let used: Set<Slot>

  init(roles: [String], style: String) {
    let wide = roles.map { Self.slot(of: $0, style: style) }
    let rows = Set(wide.map(\.row)).sorted()
    let columns = Set(wide.map(\.column)).sorted()
    slots = wide.map { slot in
      Slot(row: rows.firstIndex(of: slot.row) ?? 0, column: columns.firstIndex(of: slot.column) ?? 0)
    }
    self.rows = rows.count
    self.columns = columns.count
    used = Set(slots)
  }

  private static func slot(of role: String, style: String) -> Slot {
    let isVIP = style == "vip"
    return switch role {
    case "view": Slot(row: 1, column: 0)
    case "presenter": isVIP ? Slot(row: 2, column: 1) : Slot(row: 1, column: 1)
    case "interactor": Slot(row: 1, column: 2)
    case "entity": Slot(row: 1, column: 3)
    case "router": isVIP ? Slot(row: 2, column: 0) : Slot(row: 2, column: 1)
    case "builder": Slot(row: 0, column: 1)
    case "worker": style == "mvp" ? Slot(row: 1, column: 2) : Slot(row: 2, column: 2)
    default: Slot(row: 2, column: 3)
    }
  }

  func way(from one: Slot, to other: Slot) -> Way {
    let (upper, lower) = one.row <= other.row ? (one, other) : (other, one)
    if one == other { return .beside }
    if one.row == other.row {
      let between = min(one.column, other.column) + 1..<max(one.column, other.column)
      if between.allSatisfy({ !used.contains(Slot(row: one.row, column: $0)) }) {
        return .across(Cell(row: 2 * one.row + 1, column: one.column + other.column))
      }
      return .over(Cell(row: 2 * one.row, column: 2 * min(one.column, other.column) + 1))
    }
    if one.column == other.column {
      let between = upper.row + 1..<lower.row
      if between.allSatisfy({ !used.contains(Slot(row: $0, column: one.column)) }) {
        return .down(Cell(row: 2 * lower.row, column: 2 * one.column))
      }
      let isLast = one.column > 0 && one.column == columns - 1
      return .aslant(Cell(row: 2 * lower.row, column: 2 * one.column + (isLast ? -1 : 1)))
    }
    let column = lower.column > upper.column ? 2 * lower.column - 1 : 2 * lower.column + 1
    return .aslant(Cell(row: 2 * lower.row, column: column))
  }
}
