package import Linting
import SourceTrees

/// Reads a baseline, or all that is wrong with it. Its JSON is YAML too, and is read as that.
package struct BaselineReader {
  private static let mostFaults = 20
  private let path: String
  private var faults: [ConfigurationFault] = []

  private init(path: String) { self.path = path }

  /// - Parameter path: Absolute, or relative to the working directory.
  /// - Returns: The baseline, or else at least one fault, sorted by place.
  package static func read(path: String) -> (baseline: Baseline?, faults: [ConfigurationFault]) {
    var bytes: [UInt8] = []
    do throws(FileFault) {
      try readFile(path, into: &bytes)
    } catch {
      let reader = BaselineReader(path: WorkingDirectory.current.displayed(path))
      let message = "the baseline cannot be read: \(error.reason); `--write-baseline` writes one"
      return (nil, [reader.fault(message, at: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1))])
    }
    return read(bytes, path: path)
  }

  /// - Parameter bytes: The content of the file at `path`, which is not looked at.
  package static func read(
    _ bytes: [UInt8], path: String
  ) -> (baseline: Baseline?, faults: [ConfigurationFault]) {
    var reader = BaselineReader(path: WorkingDirectory.current.displayed(path))
    let (root, damage) = readYAML(bytes)
    if !damage.isEmpty {
      return (nil, damage.prefix(mostFaults).map { reader.fault("this is no baseline: \($0.message)", at: $0.range) })
    }
    let baseline = reader.baseline(root)
    return reader.faults.isEmpty ? (baseline, []) : (nil, Array(reader.faults.prefix(mostFaults)))
  }

  private mutating func baseline(_ root: YAMLNode?) -> Baseline? {
    guard let root, let entries = root.entries else {
      let start = SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1)
      report("a baseline is an object with `schemaVersion` and `findings`", at: root?.range ?? start)
      return nil
    }
    checkKeys(entries, among: ["schemaVersion", "findings"])
    let version = root["schemaVersion"]
    guard version?.value == .integer(1) else {
      report("`schemaVersion` is 1 in the baselines that this version reads", at: version?.range ?? root.range)
      return nil
    }
    guard case .sequence(let items)? = root["findings"]?.value else {
      report("`findings` is a list", at: root["findings"]?.range ?? root.range)
      return nil
    }
    return Baseline(entries: items.compactMap { entry($0) })
  }

  private mutating func entry(_ item: YAMLNode) -> Baseline.Entry? {
    guard let entries = item.entries else {
      report("a finding is an object with `rule`, `path` and `fingerprint`", at: item.range)
      return nil
    }
    checkKeys(entries, among: ["rule", "module", "symbol", "path", "fingerprint"])
    let (module, symbol) = (text("module", of: item), text("symbol", of: item))
    guard let rule = required("rule", of: item), let path = required("path", of: item),
      let fingerprint = required("fingerprint", of: item)
    else { return nil }
    return Baseline.Entry(fingerprint: fingerprint, rule: rule, module: module, symbol: symbol, path: path)
  }

  private mutating func required(_ key: String, of item: YAMLNode) -> String? {
    if item[key] == nil { report("this finding has no `\(key)`", at: item.range) }
    return text(key, of: item)
  }

  /// Nil where nothing is said, or something else than text.
  private mutating func text(_ key: String, of item: YAMLNode) -> String? {
    guard let node = item[key] else { return nil }
    if case .string(let text) = node.value, !text.isEmpty { return text }
    report("`\(key)` is text in quotes", at: node.range)
    return nil
  }

  private mutating func checkKeys(_ entries: [YAMLNode.Entry], among known: [String]) {
    for entry in entries where !known.contains(entry.key) {
      let hint = nearestName(to: entry.key, in: known).map { "; did you mean `\($0)`?" } ?? ""
      report("unknown key `\(entry.key)`\(hint)", at: entry.keyRange)
    }
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    if faults.count < Self.mostFaults { faults.append(fault(message, at: range)) }
  }

  private func fault(_ message: String, at range: SourceRange) -> ConfigurationFault {
    ConfigurationFault(path: path, range: range, message: message)
  }
}
