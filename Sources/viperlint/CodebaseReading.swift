import Architecture
import Dispatch
import Linting
import SourceTrees
import SwiftReading
import Synchronization

/// The files under some paths, read and built into a codebase.
struct CodebaseReading {
  var codebase: Codebase
  /// Files that could not be read or are no text.
  var unreadable: [UnreadableFile] = []
  var lines = 0
  var phases: [(name: String, duration: Duration)] = []

  init(
    files: [SourceFile], problems: [PathProblem], settings: ArchitectureSettings, jobs: Int, progress: Progress
  ) {
    let clock = ContinuousClock()
    var read: [ReadFile] = []
    var names = NameTable()
    let reading = clock.measure { (read, names) = Self.read(files, jobs: jobs, progress) }
    unreadable = problems.map { UnreadableFile(path: $0.path, reason: $0.reason) }
    var units: [CodebaseFile] = []
    for file in read {
      if let reason = file.reason { unreadable.append(UnreadableFile(path: file.path, reason: reason)) }
      guard let outline = file.outline else { continue }
      lines += outline.lineStarts.count
      units.append(CodebaseFile(path: file.path, outline: outline))
    }
    progress.enter("resolving names")
    let table = names
    var built: Codebase?
    let building = clock.measure {
      built = CodebaseBuilder.build(files: units, names: table, settings: settings, jobs: jobs)
    }
    codebase = built ?? CodebaseBuilder.build(files: [], names: table, settings: settings)
    phases = [("read", reading), ("build", building)]
  }

  private struct ReadFile {
    var path: String
    var outline: Outline?
    /// Why the file was not read, or not wholly.
    var reason: String?
  }

  /// What one thread has read, in batches that are small enough to be shared out again.
  private struct Share: Sendable {
    var batches: [Batch] = []
    var names = NameTable()
  }

  private final class Batch: Sendable {
    static let size = 128
    let files: Mutex<[(index: Int, file: ReadFile)]>

    init(_ files: [(index: Int, file: ReadFile)]) { self.files = Mutex(files) }
  }

  /// Reads all files on several threads; the result is in the order of `files`, whoever read them.
  private static func read(_ files: [SourceFile], jobs: Int, _ progress: Progress) -> ([ReadFile], NameTable) {
    progress.enter("reading files", of: files.count)
    let shares = Mutex<[Share]>([])
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, files.count))) { _ in
      var reader = FileReader()
      var buffer: [UInt8] = []
      var share = Share()
      var batch: [(index: Int, file: ReadFile)] = []
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < files.count else { break }
        batch.append((index, read(files[index].path, with: &reader, into: &buffer)))
        if batch.count == Batch.size {
          share.batches.append(Batch(batch))
          batch = []
        }
        progress.advance()
      }
      share.batches.append(Batch(batch))
      share.names = reader.names
      let done = share
      shares.withLock { $0.append(done) }
    }
    return merge(shares.withLock { $0 }, jobs: jobs)
  }

  private static func read(_ path: String, with reader: inout FileReader, into buffer: inout [UInt8]) -> ReadFile {
    do throws(FileFault) {
      try readFile(path, into: &buffer)
    } catch {
      return ReadFile(path: path, reason: error.reason)
    }
    let outline = reader.read(buffer.span)
    return outline.isText
      ? ReadFile(path: path, outline: outline) : ReadFile(path: path, reason: "it is not UTF-8 text")
  }

  /// One table of names for all threads' files.
  private static func merge(_ shares: [Share], jobs: Int) -> ([ReadFile], NameTable) {
    guard var names = shares.first?.names else { return ([], NameTable()) }
    var renamed: [(batch: Batch, numbers: [Name])] = []
    for share in shares.dropFirst() {
      let numbers = names.merge(share.names)
      renamed += share.batches.map { ($0, numbers) }
    }
    _ = concurrentMap(renamed.count, jobs: jobs) { [renamed] number in
      renamed[number].batch.files.withLock { files in
        for index in files.indices { files[index].file.outline?.renumber(renamed[number].numbers) }
      }
    }
    let files = shares.flatMap { $0.batches.flatMap { $0.files.withLock { $0 } } }
    return (files.sorted { $0.index < $1.index }.map(\.file), names)
  }
}
