/// A Swift file to read.
package struct SourceFile: Sendable, Hashable {
  /// Relative to the working directory when below it, absolute otherwise; `/` between components, and no `.` or `..`.
  package var path: String
  /// True when the file itself was named, and not only a folder above it.
  package var isExplicit: Bool
  /// Where git has it; nil for what is on the disk at `path`.
  var recorded: SourceContent?
  /// By which path from the top of the work tree git has it, where it does.
  var recordedPath: String?

  package init(path: String, isExplicit: Bool) { self.init(path: path, isExplicit: isExplicit, recorded: nil) }

  init(path: String, isExplicit: Bool, recorded: SourceContent?, recordedPath: String? = nil) {
    self.path = path
    self.isExplicit = isExplicit
    self.recorded = recorded
    self.recordedPath = recordedPath
  }

  package var content: SourceContent { recorded ?? .disk(path: path) }

  /// Whether both have the same path and the same place for their content.
  func isTheSame(as other: SourceFile) -> Bool {
    path.bytesEqual(other.path) && (recorded == other.recorded || content == other.content)
  }

  /// The same file with other bytes than those on the disk.
  package func holding(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: path, isExplicit: isExplicit, recorded: .memory(bytes))
  }
}

/// Where the bytes of a file are. Equal places hold equal bytes.
package enum SourceContent: Sendable, Hashable {
  case disk(path: String)
  case git(GitBlob)
  /// What stands in for what a disk has.
  case memory([UInt8])
}

/// Something that stands in the way of reading one file or folder, and of nothing else.
package struct PathProblem: Sendable, Hashable {
  /// Of the same form as that of a `SourceFile`.
  package var path: String
  /// One clause without a capital or a full stop.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// A path that was named and cannot be meant.
package struct PathFault: Error, Sendable, Hashable {
  /// As it was named.
  package var path: String
  /// One clause with the path in it, without a full stop.
  package var message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }
}

/// What is left out.
package struct Exclusions: Sendable {
  /// Hold for everything, also for what is named itself; matched on the path by which a file is reached, links included.
  package var globs: [Glob]
  /// The folder that `globs` are relative to.
  package var root: String
  /// Whether hidden folders, vendored code, products of a build, and test folders are left out below a named folder.
  package var builtin: Bool

  package init(globs: [Glob] = [], root: String = ".", builtin: Bool = true) {
    self.globs = globs
    self.root = root
    self.builtin = builtin
  }

  /// Whether a folder of this name is one that is left out unless it is named.
  package static func isBuiltin(folderName name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || vendored.contains(name) || name.hasByteSuffix("Tests")
      || name.hasByteSuffix("Specs")
  }

  private static let vendored: Set = ["DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules"]
}

/// What was found under the paths that were named.
package struct SourceTree: Sendable {
  /// Sorted by the bytes of their paths; every file once.
  package var files: [SourceFile] = []
  /// Sorted by the bytes of their paths; every one once.
  package var problems: [PathProblem] = []
  /// In the order in which the paths were named. Any of them means that the job cannot be done.
  package var faults: [PathFault] = []
  /// Paths that were named and are left out, as named and in that order.
  package var excluded: [String] = []

  package init() {}

  /// The same files, with those contents replaced that are known by the paths by which git has them.
  func replacingContents(_ content: (_ recordedPath: String) -> SourceContent?) -> SourceTree {
    var tree = self
    for index in files.indices {
      guard let path = files[index].recordedPath, let content = content(path) else { continue }
      tree.files[index].recorded = content
    }
    return tree
  }

  /// For each file, which of another tree holds the same, if any: that with the same path, or one that was moved.
  package func counterparts(in other: SourceTree) -> [Int?] {
    var counterparts = [Int?](repeating: nil, count: files.count)
    var single: [SourceContent: Int] = [:]
    var rest = other.files.indices
    for index in files.indices {
      while let next = rest.first, !files[index].path.bytesPrecede(other.files[next].path) {
        rest.removeFirst()
        if files[index].isTheSame(as: other.files[next]) {
          counterparts[index] = next
        } else {
          single[other.files[next].content] = next
        }
      }
    }
    for next in rest { single[other.files[next].content] = next }
    if single.isEmpty { return counterparts }
    for index in files.indices where counterparts[index] == nil { counterparts[index] = single[files[index].content] }
    return counterparts
  }

  /// Whether nothing that is found in the one can be missing in the other.
  package func holdsTheSame(as other: SourceTree) -> Bool {
    problems == other.problems && files.count == other.files.count
      && files.indices.allSatisfy { files[$0].isTheSame(as: other.files[$0]) }
  }
}

/// Finds the Swift files under `paths`.
///
/// A folder stands for every regular file below it whose name ends in `.swift`. Links are followed, and a file or folder
/// that can be reached in several ways is taken once, by the path with the fewest bytes, or the first of those in the
/// order of bytes. The result does not depend on the order in which a file system lists a folder.
///
/// - Parameters:
///   - paths: Files and folders, absolute or relative to `workingDirectory`.
///   - recorded: What git has recorded, to be searched in place of the disk. A path that only the disk has is then like
///     an empty folder.
///   - workingDirectory: Where relative paths start, and what is left out of paths below it.
///   - jobs: How many threads work on it; the result does not depend on it.
package func findSources(
  in paths: [String], excluding exclusions: Exclusions = Exclusions(), recorded: RecordedTree? = nil,
  workingDirectory: WorkingDirectory = .current, jobs: Int = 1
) -> SourceTree {
  var files = FileSystem(recorded: recorded, workingDirectory: workingDirectory)
  for path in paths { files.recorded?.addWay(by: workingDirectory.absolute(path)) }
  var walk = SourceWalk(excluding: exclusions, files: files)
  for path in paths { walk.start(at: path) }
  walk.finish(jobs: jobs)
  return walk.tree
}

/// The existing path that was most likely meant by `path`, which does not exist; nil when none is close.
package func nearestPath(to path: String) -> String? {
  SourceWalk(excluding: Exclusions(), files: FileSystem()).nearestPath(toNamed: path)
}
