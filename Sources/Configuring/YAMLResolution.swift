/// Why a plain scalar is not taken, as the rest of a sentence that begins with the scalar.
struct YAMLDispute: Error {
  let reason: String
}

extension YAMLNode.Value {
  /// What a scalar without quotes means, if that is the same in YAML 1.1 and 1.2 or it is a boolean of 1.1.
  init(plain text: String) throws(YAMLDispute) {
    if let word = Self.word(text) {
      self = word
    } else if let number = try Self.number(text) {
      self = number
    } else if let reason = Self.dispute(text) {
      throw YAMLDispute(reason: reason)
    } else {
      self = .string(text)
    }
  }

  private static func word(_ text: String) -> Self? {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": .boolean(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": .boolean(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": .number(-.infinity)
    case ".nan", ".NaN", ".NAN": .number(.nan)
    default: nil
    }
  }

  private static func number(_ text: String) throws(YAMLDispute) -> Self? {
    if isDecimal(text) { return try integer(text, radix: 10) }
    if isHexadecimalNumber(text) { return try integer(text.dropFirst(2), radix: 16) }
    return isFraction(text) ? Double(text).map(Self.number) : nil
  }

  private static func integer(_ digits: some StringProtocol, radix: Int) throws(YAMLDispute) -> Self {
    guard let integer = Int(digits, radix: radix) else {
      throw YAMLDispute(reason: "is too large a number; put it in quotes if it is text")
    }
    return .integer(integer)
  }

  private static func dispute(_ text: String) -> String? {
    if text == "<<" { return "merges mappings, which is not supported; write the entries out" }
    if text == "=" { return "has a meaning of its own in YAML 1.1; put it in quotes" }
    if isDate(text) { return "is a date in YAML 1.1 and text in 1.2; put it in quotes" }
    if isSexagesimal(text) { return "is a number in base 60 in YAML 1.1 and text in 1.2; put it in quotes" }
    guard isLooseDecimal(text) || isPrefixed(text) else { return nil }
    return "is not the same in YAML 1.1 and 1.2; put it in quotes if it is text, else write it without leading zeros, "
      + "underscores and unsigned exponents"
  }
}

/// `[-+]?(0|[1-9][0-9]*)`
private func isDecimal(_ text: String) -> Bool {
  var form = Form(text)
  form.takeOne(of: "+-")
  let startsWithZero = form.isAt("0")
  let count = form.take(digits)
  return form.isDone && (count == 1 || count > 1 && !startsWithZero)
}

/// `0x[0-9a-fA-F]+`
private func isHexadecimalNumber(_ text: String) -> Bool {
  var form = Form(text)
  return form.takeOne(of: "0") && form.takeOne(of: "x") && form.take(hexadecimalDigits) > 0 && form.isDone
}

/// `[-+]?[0-9]+\.[0-9]*([eE][-+][0-9]+)?` or `\.[0-9]+([eE][-+][0-9]+)?`
private func isFraction(_ text: String) -> Bool {
  var form = Form(text)
  let isSigned = form.takeOne(of: "+-")
  let whole = form.take(digits)
  guard form.takeOne(of: ".") else { return false }
  let part = form.take(digits)
  guard whole > 0 || part > 0 && !isSigned else { return false }
  guard form.takeOne(of: "eE") else { return form.isDone }
  return form.takeOne(of: "+-") && form.take(digits) > 0 && form.isDone
}

/// `[-+]?(?=\.?[0-9])[0-9_]*(\.[0-9_]*)?([eE][-+]?[0-9]+)?`, which holds all that either version reads as decimal.
private func isLooseDecimal(_ text: String) -> Bool {
  var form = Form(text)
  form.takeOne(of: "+-")
  var start = form
  start.takeOne(of: ".")
  guard start.isAt(digits) else { return false }
  form.take(digits + "_")
  if form.takeOne(of: ".") { form.take(digits + "_") }
  guard form.takeOne(of: "eE") else { return form.isDone }
  form.takeOne(of: "+-")
  return form.take(digits) > 0 && form.isDone
}

/// `[-+]?0(b[01_]+|o[0-7_]+|x[0-9a-fA-F_]+)`
private func isPrefixed(_ text: String) -> Bool {
  var form = Form(text)
  form.takeOne(of: "+-")
  guard form.takeOne(of: "0") else { return false }
  if form.takeOne(of: "b") { return form.take("01_") > 0 && form.isDone }
  if form.takeOne(of: "o") { return form.take("01234567_") > 0 && form.isDone }
  return form.takeOne(of: "x") && form.take(hexadecimalDigits + "_") > 0 && form.isDone
}

/// `[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?`
private func isSexagesimal(_ text: String) -> Bool {
  var form = Form(text)
  form.takeOne(of: "+-")
  guard form.isAt(digits) else { return false }
  form.take(digits + "_")
  guard form.isAt(":") else { return false }
  while form.takeOne(of: ":") {
    let longest = form.isAt("012345") ? 2 : 1
    guard 1...longest ~= form.take(digits) else { return false }
  }
  if form.takeOne(of: ".") { form.take(digits + "_") }
  return form.isDone
}

/// `[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}`, alone or with the first digit of a time behind it.
private func isDate(_ text: String) -> Bool {
  var form = Form(text)
  guard form.take(digits) == 4, form.takeOne(of: "-"), 1...2 ~= form.take(digits), form.takeOne(of: "-"),
    1...2 ~= form.take(digits)
  else { return false }
  return form.isDone || form.take("Tt ") > 0 && form.isAt(digits)
}

private let digits = "0123456789"
private let hexadecimalDigits = digits + "abcdefABCDEF"

/// Matches a text from its start against sets of ASCII characters.
private struct Form {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isDone: Bool { rest.isEmpty }

  func isAt(_ set: String) -> Bool {
    rest.first.map(set.utf8.contains) ?? false
  }

  @discardableResult
  mutating func takeOne(of set: String) -> Bool {
    guard isAt(set) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes as many as there are, and says how many.
  @discardableResult
  mutating func take(_ set: String) -> Int {
    let count = rest.prefix(while: set.utf8.contains).count
    rest.removeFirst(count)
    return count
  }
}
