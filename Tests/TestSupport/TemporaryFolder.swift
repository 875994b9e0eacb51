package import Foundation

/// A folder for one test, removed with everything in it at the end of its life.
package final class TemporaryFolder {
  /// Absolute and without links.
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "viperlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard let resolved = realpath(url.path(percentEncoded: false), nil) else { throw POSIXError(.ENOENT) }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func absolute(_ name: String) -> String { path + "/" + name }

  /// Makes files; a name that ends in `/` makes a folder.
  @discardableResult
  package func adding(_ names: String...) throws -> TemporaryFolder {
    for name in names { try write(name.hasSuffix("/") ? "" : "// \(name)", to: name) }
    return self
  }

  @discardableResult
  package func linking(_ name: String, to target: String) throws -> TemporaryFolder {
    guard symlink(target, absolute(name)) == 0 else { throw POSIXError(.EIO) }
    return self
  }

  /// Makes a file with all folders above it; a name that ends in `/` makes a folder.
  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  package func write(_ bytes: Data, to name: String) throws {
    let folder = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[..<$0]) } ?? ""
    try FileManager.default.createDirectory(atPath: absolute(folder), withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try bytes.write(to: URL(filePath: absolute(name))) }
  }

  /// Copies what the files of a folder of the repository hold, and neither their owner nor their permissions.
  package func copy(_ folder: String, to name: String) throws {
    let source = repository.appending(path: folder)
    for file in try FileManager.default.subpathsOfDirectory(atPath: source.path) where file.hasSuffix(".swift") {
      try write(Data(contentsOf: source.appending(path: file)), to: "\(name)/\(file)")
    }
  }

  package func text(of name: String) throws -> String {
    try String(contentsOfFile: absolute(name), encoding: .utf8)
  }

  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  package func setPermissions(_ permissions: UInt16, of name: String) throws {
    guard chmod(absolute(name), mode_t(permissions)) == 0 else { throw POSIXError(.EIO) }
  }
}

/// The superuser is denied nothing.
package let isSuperuser = geteuid() == 0
