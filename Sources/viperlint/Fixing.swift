import Linting
import Reporting
import SourceTrees

/// Mends what has a safe fix, round after round: one fix may make way for the next, as with two in one place.
struct Fixing {
  private static let mostRounds = 10
  private var files: FixedFiles

  /// - Parameters:
  ///   - session: Has kept the contents of the files.
  ///   - fixes: What the first lint has found.
  ///   - lint: Finds what is to be fixed when the files hold other contents.
  init(
    _ session: Session, fixes: [Fix], lint: (_ contents: [String: [UInt8]]) throws(UsageFault) -> [Fix]
  ) throws(UsageFault) {
    files = FixedFiles(session.sources.contents)
    var fixes = fixes
    for _ in 0..<Self.mostRounds where !fixes.isEmpty {
      if files.apply(fixes) == 0 { break }
      fixes = try lint(files.contents)
    }
  }

  var isIdle: Bool { files.changes.isEmpty }

  private func count(in paths: [String]) -> (findings: Int, files: Int) {
    (paths.reduce(0) { $0 + files.count(in: $1) }, paths.count)
  }

  private func text(_ count: (findings: Int, files: Int)) -> String {
    "\(counted(count.findings, "finding")) in \(counted(count.files, "file"))"
  }

  /// What would be changed.
  var diff: String { files.changes.map { unifiedDiff(path: $0.path, old: $0.old, new: $0.new) }.joined() }

  var announcement: String { isIdle ? "nothing to fix" : "would fix \(text(count(in: files.changes.map(\.path))))" }

  /// What was written.
  struct Outcome {
    var fixed: (findings: Int, files: Int)
    var notes: [String]

    var text: String { "fixed \(counted(fixed.findings, "finding")) in \(counted(fixed.files, "file"))" }
  }

  /// Writes the files, each wholly or not at all. One that was changed since it was read is left as it is.
  func write() throws(UsageFault) -> Outcome {
    var written: [String] = []
    var notes: [String] = []
    var faults: [String] = []
    for (path, old, new) in files.changes {
      do throws(FileFault) {
        if try writeAtomically(new, to: path, replacing: old) {
          written.append(path)
        } else {
          notes.append("\(path) was changed while it was linted, and is not fixed")
        }
      } catch {
        faults.append("cannot write \(path): \(error.reason)")
      }
    }
    if !faults.isEmpty { throw UsageFault(messages: faults + ["fixed \(text(count(in: written)))"]) }
    return Outcome(fixed: count(in: written), notes: notes)
  }
}
