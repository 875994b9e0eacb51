import Architecture
import Linting
import SourceTrees
import SwiftReading

/// The files of a tree, built into a codebase.
struct CodebaseReading: Sendable {
  var codebase: Codebase
  /// Files that could not be read or are no text.
  var unreadable: [UnreadableFile] = []
  var lines = 0
  /// How long building took.
  var duration = Duration.zero

  init(
    files: [(path: String, file: SourceReading.ReadFile)], problems: [PathProblem], names: NameTable,
    settings: ArchitectureSettings, jobs: Int
  ) {
    unreadable = problems.map { UnreadableFile(path: $0.path, reason: $0.reason) }
    var units: [CodebaseFile] = []
    for (path, file) in files {
      if let reason = file.reason { unreadable.append(UnreadableFile(path: path, reason: reason)) }
      guard let unit = file.file else { continue }
      lines += unit.outline.lineStarts.count
      units.append(unit.path == path ? unit : CodebaseFile(path: path, outline: unit.outline))
    }
    let clock = ContinuousClock()
    let start = clock.now
    codebase = CodebaseBuilder.build(files: units, names: names, settings: settings, jobs: jobs)
    duration = clock.now - start
  }
}
