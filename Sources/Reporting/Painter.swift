/// Paints text for a terminal, or leaves it as it is.
struct Painter {
  /// The parameters of the escape sequence that begins the colour.
  enum Ink: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  let isOn: Bool

  func paint(_ text: String, _ ink: Ink) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
