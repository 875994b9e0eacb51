import Architecture
import Dispatch
import SourceTrees
import SwiftReading
import Synchronization

/// The files of one or several trees, read. What is the same in two of them is read once: an outline hangs on nothing
/// but the bytes.
struct SourceReading: Sendable {
  struct ReadFile: Sendable {
    /// By the first of its paths; nil where there was nothing to be read.
    fileprivate(set) var file: CodebaseFile?
    /// Why the file was not read, or not wholly.
    fileprivate(set) var reason: String?
    /// The bytes, where they are kept.
    fileprivate(set) var content: [UInt8]?
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
    let files: [SourceFile]
    (files, numbers) = Self.distinctFiles(of: trees)
    do throws(GitFault) {
      blobs = try GitBlobs(files.map(\.content))
    } catch {
      throw UsageFault(message: error.message)
    }
    let clock = ContinuousClock()
    let blobs = blobs
    duration = clock.measure {
      (read, names) = Self.read(files, blobs, jobs: jobs, keepsContents: keepsContents, progress)
    }
  }

  /// What the files of the first tree hold, by their paths, where it was kept.
  var contents: [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    forEachFile(ofTree: 0) { contents[$0] = $1.content }
    return contents
  }

  /// For when all trees are built into code bases, which then have the outlines.
  mutating func forgetOutlines() {
    if !keepsContents { read = [] }
  }

  /// Calls with the files of a tree, in its order. Not to be asked for any more when the outlines are forgotten.
  func forEachFile(ofTree tree: Int, _ body: (_ path: String, _ file: ReadFile) -> Void) {
    for place in numbers[tree].indices { body(trees[tree].files[place].path, read[numbers[tree][place]]) }
  }

  /// The bytes of a file of the first tree.
  func content(ofPath path: String) -> [UInt8]? {
    guard let file = trees.first?.files.first(where: { $0.path == path }) else { return nil }
    var buffer: [UInt8] = []
    return (try? Self.load(file.content, blobs, into: &buffer)) == nil ? nil : buffer
  }

  /// The files of all trees, those that hold the same as one of the first tree once.
  private static func distinctFiles(of trees: [SourceTree]) -> ([SourceFile], [[Int]]) {
    guard let first = trees.first else { return ([], []) }
    var files = first.files
    let others = trees.dropFirst().map { tree in
      zip(tree.files, tree.counterparts(in: first)).map { file, counterpart in
        if let counterpart { return counterpart }
        files.append(file)
        return files.count - 1
      }
    }
    return (files, [Array(first.files.indices)] + others)
  }

  // MARK: Reading

  /// What one thread has read, in batches that are small enough to be shared out again.
  private struct Share: Sendable {
    var batches: [Batch] = []
    var names = NameTable()
  }

  private final class Batch: Sendable {
    /// A file whose names have the numbers of the thread that has read it.
    struct Item {
      let index: Int
      var outline: Outline?
      var file: ReadFile
    }

    static let size = 128
    let items: Mutex<[Item]>

    init(_ items: [Item]) { self.items = Mutex(items) }
  }

  /// Reads all files on several threads; the result is in their order, whoever read them.
  private static func read(
    _ files: [SourceFile], _ blobs: GitBlobs, jobs: Int, keepsContents: Bool, _ progress: Progress
  ) -> ([ReadFile], NameTable) {
    progress.enter("reading files", of: files.count)
    Heap.keepWhatIsFreed()
    let shares = Mutex<[Share]>([])
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, files.count))) { _ in
      var reader = FileReader()
      var buffer: [UInt8] = []
      var share = Share()
      var batch: [Batch.Item] = []
      while true {
        if batch.isEmpty { Heap.makeRoom() }
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < files.count else { break }
        batch.append(read(files[index], at: index, blobs, with: &reader, into: &buffer, keepsContents))
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
    return merge(shares.withLock { $0 }, of: files, jobs: jobs)
  }

  private static func read(
    _ file: SourceFile, at index: Int, _ blobs: GitBlobs, with reader: inout FileReader, into buffer: inout [UInt8],
    _ keepsContent: Bool
  ) -> Batch.Item {
    do throws(FileFault) {
      try load(file.content, blobs, into: &buffer)
    } catch {
      return Batch.Item(index: index, file: ReadFile(reason: error.reason))
    }
    let outline = reader.read(buffer.span)
    guard outline.isText else { return Batch.Item(index: index, file: ReadFile(reason: "it is not UTF-8 text")) }
    return Batch.Item(index: index, outline: outline, file: ReadFile(content: keepsContent ? buffer : nil))
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
  private static func merge(_ shares: [Share], of files: [SourceFile], jobs: Int) -> ([ReadFile], NameTable) {
    guard var names = shares.first?.names else { return ([], NameTable()) }
    var batches: [(batch: Batch, numbers: [Name]?)] = []
    for (number, share) in shares.enumerated() {
      let numbers = number == 0 ? nil : names.merge(share.names)
      batches += share.batches.map { ($0, numbers) }
    }
    let finished = concurrentMap(batches.count, jobs: jobs) { [batches] number in
      batches[number].batch.items.withLock { items in
        for place in items.indices { finish(&items[place], of: files, batches[number].numbers) }
        return items.map { (index: $0.index, file: $0.file) }
      }
    }
    var read = [ReadFile](repeating: ReadFile(), count: files.count)
    for item in finished.joined() { read[item.index] = item.file }
    return (read, names)
  }

  /// - Parameter numbers: What the names are called in the table for all; nil where they have these numbers.
  private static func finish(_ item: inout Batch.Item, of files: [SourceFile], _ numbers: [Name]?) {
    if let numbers { item.outline?.renumber(numbers) }
    // Taken out, so that it is not copied.
    if let outline = item.outline.take() {
      item.file.file = CodebaseFile(path: files[item.index].path, outline: outline)
    }
  }
}
