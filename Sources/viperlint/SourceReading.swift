import Dispatch
import SourceTrees
import SwiftReading
import Synchronization

/// The files of one or several trees, read. What is the same in two of them is read once: an outline hangs on nothing
/// but the bytes.
struct SourceReading: Sendable {
  /// A class, since an outline is a score of arrays. One thread writes to it, before others have it.
  final class ReadFile: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) var outline: Outline?
    /// Why the file was not read, or not wholly.
    let reason: String?
    /// The bytes, where they are kept.
    @exclusivity(unchecked) fileprivate(set) var content: [UInt8]?

    fileprivate init(outline: Outline? = nil, reason: String? = nil) {
      self.outline = outline
      self.reason = reason
    }
  }

  /// Those of all outlines.
  private(set) var names = NameTable()
  private(set) var duration = Duration.zero
  private let keepsContents: Bool
  private let trees: [SourceTree]
  private let blobs: GitBlobs
  private var read: [ReadFile] = []
  /// For each file of each tree, where it is in `read`.
  private let numbers: [[Int]]

  /// - Parameter keepsContents: Whether the bytes are needed when all is read.
  init(_ trees: [SourceTree], jobs: Int, keepsContents: Bool = false, progress: Progress) throws(UsageFault) {
    self.trees = trees
    self.keepsContents = keepsContents
    let contents: [SourceContent]
    (contents, numbers) = Self.distinctContents(of: trees)
    do throws(GitFault) {
      blobs = try GitBlobs(contents)
    } catch {
      throw UsageFault(message: error.message)
    }
    let clock = ContinuousClock()
    let blobs = blobs
    duration = clock.measure {
      (read, names) = Self.read(contents, blobs, jobs: jobs, keepsContents: keepsContents, progress)
    }
  }

  /// What the files of the first tree hold, by their paths, where it was kept.
  var contents: [String: [UInt8]] {
    files(ofTree: 0).reduce(into: [:]) { contents, item in contents[item.path] = item.file.content }
  }

  /// For when all trees are built into code bases, which then have the outlines.
  mutating func forgetOutlines() {
    if !keepsContents { read = [] }
  }

  /// The files of a tree, in its order. Not to be asked for any more when the outlines are forgotten.
  func files(ofTree tree: Int) -> [(path: String, file: ReadFile)] {
    zip(trees[tree].files, numbers[tree]).map { ($0.path, read[$1]) }
  }

  /// The bytes of a file of the first tree.
  func content(ofPath path: String) -> [UInt8]? {
    guard let file = trees.first?.files.first(where: { $0.path == path }) else { return nil }
    var buffer: [UInt8] = []
    return (try? Self.load(file.content, blobs, into: &buffer)) == nil ? nil : buffer
  }

  private static func distinctContents(of trees: [SourceTree]) -> ([SourceContent], [[Int]]) {
    let first = trees.first?.files.map(\.content) ?? []
    guard trees.count > 1 else { return (first, [Array(first.indices)]) }
    var contents: [SourceContent] = []
    var known: [SourceContent: Int] = [:]
    let numbers = trees.map { tree in
      tree.files.map { file in
        if let number = known[file.content] { return number }
        known[file.content] = contents.count
        contents.append(file.content)
        return contents.count - 1
      }
    }
    return (contents, numbers)
  }

  // MARK: Reading

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

  /// Reads all files on several threads; the result is in the order of `contents`, whoever read them.
  private static func read(
    _ contents: [SourceContent], _ blobs: GitBlobs, jobs: Int, keepsContents: Bool, _ progress: Progress
  ) -> ([ReadFile], NameTable) {
    progress.enter("reading files", of: contents.count)
    let shares = Mutex<[Share]>([])
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, contents.count))) { _ in
      var reader = FileReader()
      var buffer: [UInt8] = []
      var share = Share()
      var batch: [(index: Int, file: ReadFile)] = []
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < contents.count else { break }
        let file = read(contents[index], blobs, with: &reader, into: &buffer)
        if keepsContents, file.outline != nil { file.content = buffer }
        batch.append((index, file))
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

  private static func read(
    _ content: SourceContent, _ blobs: GitBlobs, with reader: inout FileReader, into buffer: inout [UInt8]
  ) -> ReadFile {
    do throws(FileFault) {
      try load(content, blobs, into: &buffer)
    } catch {
      return ReadFile(reason: error.reason)
    }
    let outline = reader.read(buffer.span)
    return outline.isText ? ReadFile(outline: outline) : ReadFile(reason: "it is not UTF-8 text")
  }

  private static func load(
    _ content: SourceContent, _ blobs: GitBlobs, into buffer: inout [UInt8]
  ) throws(FileFault) {
    switch content {
    case .disk(let path): try readFile(path, into: &buffer)
    case .git(let blob): buffer = try blobs.content(of: blob)
    case .memory(let bytes): buffer = bytes
    }
  }

  /// One table of names for all threads' files.
  private static func merge(_ shares: [Share], jobs: Int) -> ([ReadFile], NameTable) {
    guard var names = shares.first?.names else { return ([], NameTable()) }
    var renamed: [(batch: Batch, numbers: [Name])] = []
    for share in shares.dropFirst() {
      let numbers = names.merge(share.names)
      renamed += share.batches.map { ($0, numbers) }
    }
    inConcurrentRanges(renamed.count, jobs: jobs) { [renamed] range in
      for (batch, numbers) in renamed[range] {
        batch.files.withLock { files in
          for (_, file) in files { file.outline?.renumber(numbers) }
        }
      }
    }
    let files = shares.flatMap { $0.batches.flatMap { $0.files.withLock { $0 } } }
    return (files.sorted { $0.index < $1.index }.map(\.file), names)
  }
}
