#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// What the process has of the system besides files: its streams, its variables, its processors and its end.

package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// True when a person reads it on a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// True when it goes to the file at `path`.
  package func isFile(at path: String) -> Bool {
    guard let own = FileStatus(ofDescriptor: rawValue), let other = try? FileStatus(of: path) else { return false }
    return own.identity == other.identity
  }

  /// Writes all of `text`. False when nobody reads any more, or the disk is full.
  @discardableResult
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = systemWrite(rawValue, rest.baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
      return true
    }
  }
}

/// The method of the same name hides the function.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// The value of an environment variable, if it is set.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The number of processors that can run threads of this process.
package func processorCount() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// Ends the process. A reader that has gone away must not end it before.
package func terminate(status: Int32) -> Never {
  exit(status)
}

/// Lets a write to a closed pipe fail instead of ending the process.
package func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}
