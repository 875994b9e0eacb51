import Architecture
import Linting
import SourceTrees
import SwiftReading

/// The files of a tree, built into a codebase.
struct CodebaseReading: Sendable {
  let codebase: Codebase
  /// Files that could not be read or are no text.
  let unreadable: [UnreadableFile]
  let lines: Int
  /// How long building took.
  let duration: Duration

  /// - Parameter number: Of the tree.
  init(_ tree: SourceTree, _ number: Int, of sources: SourceReading, settings: ArchitectureSettings, jobs: Int) {
    var unreadable = tree.problems.map { UnreadableFile(path: $0.path, reason: $0.reason) }
    var units: [CodebaseFile] = []
    sources.forEachFile(ofTree: number) { path, file in
      if let reason = file.reason { unreadable.append(UnreadableFile(path: path, reason: reason)) }
      guard let unit = file.file else { return }
      units.append(unit.path == path ? unit : CodebaseFile(path: path, outline: unit.outline))
    }
    self.unreadable = unreadable
    lines = units.reduce(0) { $0 + $1.outline.lineStarts.count }
    let clock = ContinuousClock()
    let start = clock.now
    codebase = CodebaseBuilder.build(files: units, names: sources.names, settings: settings, jobs: jobs)
    duration = clock.now - start
  }
}
