import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// What the process asks of other programs: the only place that starts one.

/// What a program that was run to its end has left.
struct ProgramOutcome {
  /// Nil when a signal ended it.
  var status: Int32?
  var output: [UInt8] = []
  var error: [UInt8] = []
}

/// Runs a program of the `PATH` in the working directory and the environment of this process.
///
/// - Parameter variables: Those of the environment that the program does not get.
///
/// Input is written while output is read, so that neither side waits for the other however much there is of both. A
/// program that does not read its input to the end is no fault; broken pipes have to be ignored (`ignoreBrokenPipes`).
func runProgram(
  _ words: [String], without variables: [String] = [], input: [UInt8] = []
) throws(SystemFault) -> ProgramOutcome {
  let (process, inside, output, error) = try startAlone(words, without: variables)
  for descriptor in [inside.reader, output.writer, error.writer] { descriptor.close() }
  var outcome = ProgramOutcome()
  let result = Result { () throws(SystemFault) in
    try exchange(input, inside.writer, with: output.reader, error.reader, into: &outcome)
  }
  // Before the wait: the program may wait for the end of its input.
  for descriptor in [inside.writer, output.reader, error.reader] { descriptor.close() }
  outcome.status = try exitStatus(of: process)
  try result.get()
  return outcome
}

/// Held while a program is started: an end of a pipe is inherited by what starts before it can be kept from that, and
/// two programs that had each other's input would wait for its end for ever.
private let starting = Mutex(())

private func startAlone(
  _ words: [String], without variables: [String]
) throws(SystemFault) -> (process: pid_t, input: Pipe, output: Pipe, error: Pipe) {
  try starting.withLock { _ throws(SystemFault) in
    let (input, output, error) = (try Pipe(), try Pipe(), try Pipe())
    let process = try start(
      words, without: variables, input: input.reader, output: output.writer, error: error.writer)
    return (process, input, output, error)
  }
}

/// One end of a pipe, which is closed once.
private final class Descriptor {
  let number: Int32
  private var isOpen = true

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  func close() {
    if isOpen { closeDescriptor(number) }
    isOpen = false
  }
}

/// The method of the same name hides the function.
private func closeDescriptor(_ number: Int32) { close(number) }

private struct Pipe {
  let reader: Descriptor
  let writer: Descriptor

  /// No program inherits an end. None has the number of a standard stream, which may be free: it would be in the way of
  /// the stream of that number.
  init() throws(SystemFault) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFault(code: errno) }
    defer { for end in ends { closeDescriptor(end) } }
    reader = Descriptor(try Self.moved(ends[0]))
    writer = Descriptor(try Self.moved(ends[1]))
  }

  private static func moved(_ end: Int32) throws(SystemFault) -> Int32 {
    let number = fcntl(end, F_DUPFD_CLOEXEC, 3)
    if number < 0 { throw SystemFault(code: errno) }
    return number
  }
}

private func start(
  _ words: [String], without variables: [String], input: Descriptor, output: Descriptor, error: Descriptor
) throws(SystemFault) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let inherited = _NSGetEnviron().pointee
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let inherited = environ
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (stream, descriptor) in [input, output, error].enumerated() {
    posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(stream))
  }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // This process ignores broken pipes, which a program would inherit and not expect.
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  var arguments = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var environment = environment(inherited, without: variables)
  var process: pid_t = 0
  let fault = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &environment)
  guard fault == 0 else { throw SystemFault(code: fault) }
  return process
}

/// The same strings, less some, with the null pointer at the end.
private func environment(
  _ inherited: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, without variables: [String]
) -> [UnsafeMutablePointer<CChar>?] {
  var kept: [UnsafeMutablePointer<CChar>?] = []
  var next = inherited
  while let variable = next?.pointee {
    if !variables.contains(where: { strncmp(variable, "\($0)=", $0.utf8.count + 1) == 0 }) { kept.append(variable) }
    next = next?.successor()
  }
  return kept + [nil]
}

/// Writes all input and reads all output, whichever is possible first.
private func exchange(
  _ input: [UInt8], _ writer: Descriptor, with output: Descriptor, _ error: Descriptor,
  into outcome: inout ProgramOutcome
) throws(SystemFault) {
  _ = fcntl(writer.number, F_SETFL, O_NONBLOCK)
  var rest = input[...]
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  var (isOutputOpen, isErrorOpen) = (true, true)
  if rest.isEmpty { writer.close() }
  while isOutputOpen || isErrorOpen {
    var waits = [
      pollfd(fd: rest.isEmpty ? -1 : writer.number, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: isOutputOpen ? output.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isErrorOpen ? error.number : -1, events: Int16(POLLIN), revents: 0),
    ]
    if poll(&waits, nfds_t(waits.count), -1) < 0 {
      if errno == EINTR { continue }
      throw SystemFault(code: errno)
    }
    if waits[0].revents != 0 {
      rest = rest.dropFirst(written(rest, to: writer) ?? rest.count)
      if rest.isEmpty { writer.close() }
    }
    if waits[1].revents != 0 { isOutputOpen = try drain(output, through: &buffer, into: &outcome.output) }
    if waits[2].revents != 0 { isErrorOpen = try drain(error, through: &buffer, into: &outcome.error) }
  }
}

/// How many bytes the pipe has taken; nil when nobody reads any more.
private func written(_ bytes: ArraySlice<UInt8>, to descriptor: Descriptor) -> Int? {
  let count = bytes.withUnsafeBytes { write(descriptor.number, $0.baseAddress, $0.count) }
  if count >= 0 { return count }
  return errno == EINTR || errno == EAGAIN ? 0 : nil
}

/// Takes what there is. False at the end.
private func drain(
  _ descriptor: Descriptor, through buffer: inout [UInt8], into bytes: inout [UInt8]
) throws(SystemFault) -> Bool {
  let count = buffer.withUnsafeMutableBytes { read(descriptor.number, $0.baseAddress, $0.count) }
  if count > 0 { bytes += buffer[..<count] }
  if count < 0, errno != EINTR { throw SystemFault(code: errno) }
  return count != 0
}

private func exitStatus(of process: pid_t) throws(SystemFault) -> Int32? {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    if errno != EINTR { throw SystemFault(code: errno) }
  }
  // As the macros WIFEXITED and WEXITSTATUS do, which Swift cannot import.
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
}
