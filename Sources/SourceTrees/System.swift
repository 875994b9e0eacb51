#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// Every system call of this target on files is here, behind functions that take and return Swift values.

/// A system call that failed.
struct SystemFault: Error, Equatable {
  /// The value of `errno`.
  let code: Int32

  init(code: Int32) {
    self.code = code
  }

  /// The fault of the call that has just failed.
  fileprivate static var last: SystemFault { SystemFault(code: errno) }

  static var absent: SystemFault { SystemFault(code: ENOENT) }
  static var isFolder: SystemFault { SystemFault(code: EISDIR) }
  static var notRegular: SystemFault { SystemFault(code: ENXIO) }
  static var notPermitted: SystemFault { SystemFault(code: EACCES) }
  static var notFolder: SystemFault { SystemFault(code: ENOTDIR) }
  static var linkCycle: SystemFault { SystemFault(code: ELOOP) }
  static var tooLarge: SystemFault { SystemFault(code: EFBIG) }

  /// True when nothing is at the path.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// One clause; not `strerror`, whose words depend on the system and the locale.
  var reason: String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "is a directory"
    case ELOOP: "the link leads back to itself"
    case ENAMETOOLONG: "the path is too long"
    case EMFILE, ENFILE: "too many open files"
    case ENXIO, ENODEV, EOPNOTSUPP: "not a regular file"
    case EFBIG, EOVERFLOW: "2 GiB or larger"
    case EIO: "I/O error"
    case ENOSPC, EDQUOT: "no space left"
    case EROFS: "the file system is read-only"
    default: "system error \(code)"
    }
  }
}

/// What tells a file from all others, whatever its paths.
struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

/// What is at a path.
package enum FileKind: Sendable, Hashable {
  case file, folder
  /// A pipe, a socket, a device.
  case other
}

struct FileStatus {
  let kind: FileKind
  let identity: FileIdentity
  /// In bytes.
  let size: Int64
  /// The lowest nine bits of the mode.
  let permissions: UInt32
  let owner: UInt32
  let group: UInt32

  /// What the system says of `path`, and when that is a link, of what it leads to.
  init(of path: String) throws(SystemFault) {
    var raw = stat()
    guard path.isWithoutNull else { throw .absent }
    guard stat(path, &raw) == 0 else { throw .last }
    self.init(raw)
  }

  /// What the system says of an open file; nil for what is none.
  init?(ofDescriptor descriptor: Int32) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { return nil }
    self.init(raw)
  }

  fileprivate init(_ raw: stat) {
    let format = mode_t(raw.st_mode) & mode_t(S_IFMT)
    kind = format == mode_t(S_IFREG) ? .file : format == mode_t(S_IFDIR) ? .folder : .other
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(raw.st_ino))
    size = Int64(raw.st_size)
    permissions = UInt32(raw.st_mode) & 0o777
    owner = UInt32(raw.st_uid)
    group = UInt32(raw.st_gid)
  }
}

/// True when `path` is a link, wherever it leads.
package func isLink(_ path: String) -> Bool {
  var raw = stat()
  return path.isWithoutNull && lstat(path, &raw) == 0 && mode_t(raw.st_mode) & mode_t(S_IFMT) == mode_t(S_IFLNK)
}

/// True when the process may write to the file at `path`.
func isWritable(_ path: String) -> Bool {
  path.isWithoutNull && access(path, W_OK) == 0
}

/// The absolute path without links, or nil when nothing is there.
func resolvedPath(_ path: String) -> String? {
  guard path.isWithoutNull, let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}

/// The working directory of the process, or nil when it was removed or may not be known.
func currentDirectory() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  return String(validatingCString: path)
}

func renameFile(_ old: String, to new: String) throws(SystemFault) {
  guard new.isWithoutNull else { throw .absent }
  guard rename(old, new) == 0 else { throw .last }
}

func removeFile(_ path: String) {
  unlink(path)
}

/// True when the bytes of `left` come before those of `right`.
func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return left.count < right.count }
  let order = memcmp(leftBase, rightBase, min(left.count, right.count))
  return order == 0 ? left.count < right.count : order < 0
}

/// True when the bytes of `left` begin with those of `right`.
func begins(_ left: UnsafeBufferPointer<UInt8>, with right: UnsafeBufferPointer<UInt8>) -> Bool {
  guard left.count >= right.count else { return false }
  guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return true }
  return memcmp(leftBase, rightBase, right.count) == 0
}

extension ArraySlice<UInt8> {
  /// What `firstIndex(of:)` says, in a fraction of the time.
  func position(of byte: UInt8) -> Int? {
    withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(base))
    }
  }
}

extension String {
  /// A path with a null byte would reach the system cut short.
  fileprivate var isWithoutNull: Bool { !utf8.contains(0) }
}

// MARK: - Folders

/// The entries of one folder, in the order of the file system.
struct FolderReader: ~Copyable {
  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  struct Entry {
    enum Kind {
      case file, folder, other
      /// A link, or an entry of a file system that does not tell: `FileStatus` does.
      case unknown
    }

    let kind: Kind
    let inode: UInt64
    let name: String
    /// False when the name is not UTF-8, so that `name` is not quite it and leads nowhere.
    let isNameValid: Bool
  }

  private let stream: Stream
  let identity: FileIdentity

  init(_ path: String) throws(SystemFault) {
    guard let stream = opendir(path) else { throw .last }
    var raw = stat()
    guard fstat(dirfd(stream), &raw) == 0 else {
      let fault = SystemFault.last
      closedir(stream)
      throw fault
    }
    self.stream = stream
    identity = FileStatus(raw).identity
  }

  deinit {
    closedir(stream)
  }

  /// The next entry but `.` and `..`; nil after the last.
  mutating func next() throws(SystemFault) -> Entry? {
    while true {
      errno = 0
      guard let record = readdir(stream) else {
        if errno == 0 { return nil }
        throw .last
      }
      if let entry = entry(record) { return entry }
    }
  }

  /// Reads the record in place: it may be shorter than its type, so that a copy would reach beyond it.
  private func entry(_ record: UnsafeMutablePointer<dirent>) -> Entry? {
    let kind = kind(ofType: Int(record.pointee.d_type))
    let inode = UInt64(record.pointee.d_ino)
    return withUnsafePointer(to: &record.pointee.d_name) { start in
      let name = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
      if isDotOrTwoDots(name) { return nil }
      let valid = String(validatingCString: name)
      return Entry(kind: kind, inode: inode, name: valid ?? String(cString: name), isNameValid: valid != nil)
    }
  }

  private func isDotOrTwoDots(_ name: UnsafePointer<CChar>) -> Bool {
    let dot = CChar(UInt8(ascii: "."))
    return name[0] == dot && (name[1] == 0 || name[1] == dot && name[2] == 0)
  }

  private func kind(ofType type: Int) -> Entry.Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): .unknown
    default: .other
    }
  }
}

// MARK: - Files

/// An open file, closed at the end of its life.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  deinit {
    close(descriptor)
  }

  /// Opens for reading, and never waits: not for the other end of a pipe, nor for a device.
  static func reading(_ path: String) throws(SystemFault) -> OpenFile {
    guard path.isWithoutNull else { throw .absent }
    return OpenFile(descriptor: try retrying { open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) })
  }

  /// A second handle for what is already open, so that its end does not close the first.
  static func standardInput() throws(SystemFault) -> OpenFile {
    OpenFile(descriptor: try retrying { dup(STDIN_FILENO) })
  }

  /// Makes a file, which must not be there yet, for writing.
  static func creating(_ path: String) throws(SystemFault) -> OpenFile {
    guard path.isWithoutNull else { throw .absent }
    return OpenFile(descriptor: try retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) })
  }

  func status() throws(SystemFault) -> FileStatus {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .last }
    return FileStatus(raw)
  }

  /// Replaces bytes from `offset` on, at most to the end of `bytes`.
  ///
  /// - Returns: How many; none at the end of the file.
  func read(into bytes: inout [UInt8], from offset: Int) throws(SystemFault) -> Int {
    try retrying {
      bytes.withUnsafeMutableBytes { bytes in
        let room = UnsafeMutableRawBufferPointer(rebasing: bytes[offset...])
        return systemRead(descriptor, room.baseAddress, room.count)
      }
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try retrying { rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) } }
      rest = rest.dropFirst(written)
    }
  }

  /// Waits until what was written is on the disk, so that a full or failing one is known before the file is used.
  func synchronize() throws(SystemFault) {
    _ = try retrying { fsync(descriptor) }
  }

  func setPermissions(_ permissions: UInt32) throws(SystemFault) {
    guard fchmod(descriptor, mode_t(permissions)) == 0 else { throw .last }
  }

  /// Only the superuser may do it in general: whether it was done is of no account.
  func setOwner(_ owner: UInt32, group: UInt32) {
    _ = fchown(descriptor, uid_t(owner), gid_t(group))
  }
}

/// Calls again for as long as a signal interrupts the call.
private func retrying<Result: FixedWidthInteger>(_ call: () -> Result) throws(SystemFault) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
