import Foundation
import TestSupport
import Testing

@testable import SourceTrees

@Suite struct ReadFileTests {
  @Test(arguments: [0, 1, 4095, 4096, 100_000])
  func theBufferBecomesTheContent(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(filePath: folder.absolute("a")))
    var buffer: [UInt8] = Array(repeating: 7, count: 5000)
    try readFile(folder.absolute("a"), into: &buffer)
    #expect(buffer == bytes)
  }

  @Test func theBufferIsUsedAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "x", count: 50_000), to: "long")
    try folder.write("y", to: "short")
    var buffer: [UInt8] = []
    try readFile(folder.absolute("long"), into: &buffer)
    let capacity = buffer.capacity
    try readFile(folder.absolute("short"), into: &buffer)
    #expect(buffer == [UInt8(ascii: "y")])
    #expect(buffer.capacity == capacity)
  }

  #if os(Linux)
    @Test func aSizeThatIsNotSaidIsFound() throws {
      var buffer: [UInt8] = []
      try readFile("/proc/self/maps", into: &buffer)
      #expect(buffer.count > 1000)
    }
  #endif

  @Test
  func whatCannotBeReadIsSaid() throws {
    let folder = try TemporaryFolder().adding("x/", "full").linking("loop", to: "loop")
    try #require(mkfifo(folder.absolute("pipe"), 0o600) == 0)
    try #require(truncate(folder.absolute("full"), 1 << 31) == 0)
    let reasons = [
      "x": "is a directory", "none": "no such file or folder", "pipe": "not a regular file", "full": "2 GiB or larger",
      "full/x": "a part of the path is not a folder", "loop": "the link leads back to itself",
      "full\u{0}": "no such file or folder",
    ]
    for (name, reason) in reasons {
      var buffer: [UInt8] = [1, 2, 3]
      let fault = #expect(throws: FileFault.self) { try readFile(folder.absolute(name), into: &buffer) }
      #expect(fault == FileFault(path: folder.absolute(name), reason: reason))
      #expect(buffer.isEmpty)
    }
  }

  @Test(.disabled(if: isSuperuser, "the superuser is denied nothing"))
  func permissionIsRespected() throws {
    let folder = try TemporaryFolder().adding("a")
    try folder.setPermissions(0, of: "a")
    var buffer: [UInt8] = []
    let fault = #expect(throws: FileFault.self) { try readFile(folder.absolute("a"), into: &buffer) }
    #expect(fault?.reason == "permission denied")
  }

  @Test func kinds() throws {
    let folder = try TemporaryFolder().adding("a", "b/").linking("c", to: "b").linking("d", to: "none")
    let kinds = ["a", "b", "c", "d", "e"].map { fileKind(at: folder.absolute($0)) }
    #expect(kinds == [.file, .folder, .folder, nil, nil])
    #expect(fileKind(at: "/dev/null") == .other)
  }
}

@Suite struct WriteAtomicallyTests {
  private let bytes = Array("new".utf8)

  @Test func aNewFileHasTheUsualPermissions() throws {
    let folder = try TemporaryFolder().adding("usual")
    try writeAtomically(bytes, to: folder.absolute("a"))
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.permissions(of: "a") == folder.permissions(of: "usual"))
    #expect(try folder.names() == ["a", "usual"])
  }

  @Test(arguments: [0o600, 0o640, 0o755] as [UInt16])
  func aReplacedFileKeepsItsPermissions(permissions: UInt16) throws {
    let folder = try TemporaryFolder().adding("a")
    try folder.setPermissions(permissions, of: "a")
    try writeAtomically(bytes, to: folder.absolute("a"))
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.permissions(of: "a") == UInt32(permissions))
    #expect(try folder.names() == ["a"])
  }

  @Test func whoHasTheOldFileOpenKeepsIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    let old = FileHandle(forReadingAtPath: folder.absolute("a"))
    try writeAtomically(bytes, to: folder.absolute("a"))
    #expect(try old?.readToEnd() == Data("old".utf8))
  }

  @Test func aLinkStays() throws {
    let folder = try TemporaryFolder().adding("x/a").linking("b", to: "x/a")
    try writeAtomically(bytes, to: folder.absolute("b"))
    #expect(try folder.text(of: "x/a") == "new")
    #expect(isLink(folder.absolute("b")))
  }

  @Test func whatIsStillTheSameIsReplaced() throws {
    let folder = try TemporaryFolder().adding("x/").linking("b", to: "x/a")
    try folder.write("old", to: "x/a")
    try folder.setPermissions(0o640, of: "x/a")
    #expect(try writeAtomically(bytes, to: folder.absolute("b"), replacing: Array("old".utf8)))
    #expect(try folder.text(of: "x/a") == "new")
    #expect(try folder.permissions(of: "x/a") == 0o640)
    #expect(isLink(folder.absolute("b")))
  }

  @Test(arguments: ["other", "old ", "", nil])
  func whatHasChangedIsLeft(content: String?) throws {
    let folder = try TemporaryFolder()
    if let content { try folder.write(content, to: "a") }
    #expect(try !writeAtomically(bytes, to: folder.absolute("a"), replacing: Array("old".utf8)))
    #expect(try folder.names() == (content == nil ? [] : ["a"]))
    if let content { #expect(try folder.text(of: "a") == content) }
  }

  @Test func aRefusalLeavesNothingBehind() throws {
    let folder = try TemporaryFolder().adding("x/").linking("broken", to: "none")
    let reasons = [
      "x": "is a directory", "none/a": "no such file or folder", "broken": "no such file or folder",
      "a\u{0}": "no such file or folder",
    ]
    for (name, reason) in reasons {
      let fault = #expect(throws: FileFault.self) { try writeAtomically(bytes, to: folder.absolute(name)) }
      #expect(fault == FileFault(path: folder.absolute(name), reason: reason))
    }
    #expect(try folder.names() == ["broken", "x"])
    #expect(throws: FileFault(path: "/dev/null", reason: "not a regular file")) {
      try writeAtomically(bytes, to: "/dev/null")
    }
  }

  @Test(.disabled(if: isSuperuser, "the superuser is denied nothing"))
  func permissionIsRespected() throws {
    let folder = try TemporaryFolder().adding("a", "x/")
    try folder.setPermissions(0o400, of: "a")
    try folder.setPermissions(0o500, of: "x")
    for name in ["a", "x/b"] {
      let fault = #expect(throws: FileFault.self) { try writeAtomically(bytes, to: folder.absolute(name)) }
      #expect(fault?.reason == "permission denied")
    }
    #expect(try folder.text(of: "a") == "// a")
  }
}
