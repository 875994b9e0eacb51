import Foundation
import TestSupport
import Testing

/// A terminal whose one end is read when the program at the other has ended.
struct Terminal {
  private let screen: FileHandle
  let program: FileHandle

  init() throws {
    var (screen, program): (Int32, Int32) = (-1, -1)
    try #require(openpty(&screen, &program, nil, nil, nil) == 0)
    self.screen = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
    self.program = FileHandle(fileDescriptor: program, closeOnDealloc: true)
  }

  /// What was written, of which there must not be more than a terminal holds.
  func text() throws -> String {
    try program.close()
    var text = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(screen.fileDescriptor, &buffer, buffer.count)
      if count <= 0 { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }
}
