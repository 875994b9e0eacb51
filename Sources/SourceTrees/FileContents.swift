/// A file that cannot be read or written.
package struct FileFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// As it was asked for.
  package var path: String
  /// One clause without a capital or a full stop.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path): \(reason)" }
}

/// What is at `path`, and when that is a link, at its end; nil when nothing is, or it may not be known.
package func fileKind(at path: String) -> FileKind? {
  try? FileStatus(of: path).kind
}

// MARK: - Reading

/// Makes `buffer` the content of the regular file at `path`, or empty when that fails.
///
/// The buffer keeps its storage, so that reading many files into the same one does not allocate for each. Never waits
/// for a pipe or a device. Files of 2 GiB and more are refused.
package func readFile(_ path: String, into buffer: inout [UInt8]) throws(FileFault) {
  do throws(SystemFault) {
    let file = try OpenFile.reading(path)
    let size = try sizeToRead(file.status())
    try fill(&buffer, from: file, expecting: size, isRegular: true)
  } catch {
    buffer.removeAll(keepingCapacity: true)
    throw FileFault(path: path, reason: error.reason)
  }
}

/// All that comes from standard input until its end.
package func readStandardInput() throws(FileFault) -> [UInt8] {
  do throws(SystemFault) {
    var bytes: [UInt8] = []
    try fill(&bytes, from: OpenFile.standardInput(), expecting: 1 << 16, isRegular: false)
    return bytes
  } catch {
    throw FileFault(path: "standard input", reason: error.reason)
  }
}

/// What a signed offset of 32 bits can name, in bytes.
private let greatestSize = Int(Int32.max)

private func sizeToRead(_ status: FileStatus) throws(SystemFault) -> Int {
  switch status.kind {
  case .folder: throw .isFolder
  case .other: throw .notRegular
  case .file where status.size > greatestSize: throw .tooLarge
  case .file: return Int(status.size)
  }
}

/// - Parameters:
///   - size: A guess: some file systems say 0, and a file may change while it is read.
///   - isRegular: Whether to get less than there is room for means that the end is reached.
private func fill(
  _ buffer: inout [UInt8], from file: borrowing OpenFile, expecting size: Int, isRegular: Bool
) throws(SystemFault) {
  var filled = 0
  // One byte more than expected, so that the end shows without growing.
  buffer.extend(to: size + 1)
  while true {
    let count = try file.read(into: &buffer, from: filled)
    if count == 0 { break }
    filled += count
    if filled > greatestSize { throw .tooLarge }
    if isRegular, filled == size, filled < buffer.count { break }
    if filled == buffer.count { buffer.extend(to: 2 * filled) }
  }
  buffer.removeLast(buffer.count - filled)
}

extension [UInt8] {
  fileprivate mutating func extend(to size: Int) {
    if count < size { append(contentsOf: repeatElement(0, count: size - count)) }
  }
}

// MARK: - Writing

/// Makes `bytes` the content of the file at `path`: all of them, or none when it throws.
///
/// They are written to a new file beside it, which then takes its place; a file that is replaced hands on its permissions
/// and, where the system allows it, its owner. A link stays, and the file that it leads to is written. Other hard links
/// keep the old content. Refused: what is not a regular file, and a file that the process may not write to.
package func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileFault) {
  try write(bytes, to: path) { _ in true }
}

/// The same for a file that is there, unless it no longer holds `old` when all of `new` is written.
///
/// - Returns: False when the file was changed or taken away, and is left as it is.
package func writeAtomically(_ new: [UInt8], to path: String, replacing old: [UInt8]) throws(FileFault) -> Bool {
  var current: [UInt8] = []
  guard (try? readFile(path, into: &current)) != nil, current == old else { return false }
  return try write(new, to: path) { target in
    (try? readFile(target, into: &current)) != nil && current == old
  }
}

/// - Parameter isWanted: Asked last, about the file that is to be replaced.
@discardableResult
private func write(
  _ bytes: [UInt8], to path: String, if isWanted: (_ target: String) -> Bool
) throws(FileFault) -> Bool {
  do throws(SystemFault) {
    let target = resolvedPath(path) ?? path
    let replaced = try statusToReplace(target)
    var file = try TemporaryFile(beside: target)
    if let replaced { try file.takeOver(replaced) }
    try file.write(bytes)
    guard isWanted(target) else { return false }
    try file.replace(target)
    return true
  } catch {
    throw FileFault(path: path, reason: error.reason)
  }
}

/// The status of the file that is to be replaced, or nil when the path is free.
private func statusToReplace(_ path: String) throws(SystemFault) -> FileStatus? {
  let status: FileStatus
  do throws(SystemFault) {
    status = try FileStatus(of: path)
  } catch {
    if error.isAbsence, !isLink(path) { return nil }
    throw error
  }
  switch status.kind {
  case .folder: throw .isFolder
  case .other: throw .notRegular
  case .file where !isWritable(path): throw .notPermitted
  case .file: return status
  }
}

/// A new file in the folder of another, hence on the same file system; gone at the end of its life unless it has taken
/// the other's place.
private struct TemporaryFile: ~Copyable {
  private let handle: OpenFile
  private let path: String
  private var isInPlace = false

  init(beside target: String) throws(SystemFault) {
    let folder = target.utf8.lastIndex(of: .slash).map { target[...$0] } ?? ""
    path = folder + ".viperlint-" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
    handle = try OpenFile.creating(path)
  }

  deinit {
    if !isInPlace { removeFile(path) }
  }

  /// The owner first: to change it may clear permissions.
  func takeOver(_ replaced: FileStatus) throws(SystemFault) {
    handle.setOwner(replaced.owner, group: replaced.group)
    try handle.setPermissions(replaced.permissions)
  }

  func write(_ bytes: [UInt8]) throws(SystemFault) {
    try handle.write(bytes)
    try handle.synchronize()
  }

  mutating func replace(_ target: String) throws(SystemFault) {
    try renameFile(path, to: target)
    isInPlace = true
  }
}
