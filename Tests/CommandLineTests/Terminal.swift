import Foundation
import Synchronization
import TestSupport
import Testing

/// A terminal with a program at its other end.
final class Terminal: Sendable {
  private let screen: FileHandle
  let program: FileHandle
  private let shown = Mutex(Data())

  init() throws {
    var (screen, program): (Int32, Int32) = (-1, -1)
    try #require(openpty(&screen, &program, nil, nil, nil) == 0)
    self.screen = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
    self.program = FileHandle(fileDescriptor: program, closeOnDealloc: true)
  }

  /// Waits until a text was written, or for as long as a program is given.
  func shows(_ text: String) async {
    await withCheckedContinuation { done in
      Thread.detachNewThread { [self] in
        while shown.withLock({ $0.range(of: Data(text.utf8)) }) == nil, readOn(patience: Viperlint.patience) {}
        done.resume()
      }
    }
  }

  /// What was written by a program that has ended, of which there must not be more than a terminal holds.
  func text() throws -> String {
    try program.close()
    while readOn(patience: 0) {}
    return shown.withLock { String(decoding: $0, as: UTF8.self) }
  }

  /// - Returns: False when nothing more came.
  private func readOn(patience: TimeInterval) -> Bool {
    var ready = pollfd(fd: screen.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(patience * 1000)) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(screen.fileDescriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    shown.withLock { $0 += buffer[..<count] }
    return true
  }
}

/// Standard input that comes when the test says so: a program that reads it lasts as long.
struct HeldInput {
  private let writer: FileHandle
  let reader: FileHandle

  /// A named pipe and not a pipe, since no other program may inherit its end for writing.
  init() throws {
    let folder = try TemporaryFolder()
    let path = folder.absolute("input")
    try #require(mkfifo(path, 0o600) == 0)
    // Opened for both, so that opening it waits for nobody.
    let both = open(path, O_RDWR | O_CLOEXEC)
    try #require(both >= 0)
    defer { close(both) }
    reader = FileHandle(fileDescriptor: open(path, O_RDONLY | O_CLOEXEC), closeOnDealloc: true)
    writer = FileHandle(fileDescriptor: open(path, O_WRONLY | O_CLOEXEC), closeOnDealloc: true)
  }

  func end(with text: String) throws {
    try writer.write(contentsOf: Data(text.utf8))
    try writer.close()
  }
}
