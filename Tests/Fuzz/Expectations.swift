// How a fuzz target says that a promise is broken.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process where a promise is broken, so that libFuzzer keeps the input.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard condition else { fatalError(message()) }
}

/// The work is linear in the input: repeating it up to 64 KiB costs no more than so much a byte, on a machine a hundred
/// times slower than those that we know. One input in 64 is tried, since it takes its time.
func checkLinearity(of bytes: [UInt8], _ work: ([UInt8]) -> Void) {
  let sum = bytes.reduce(0) { $0 &+ Int($1) }
  guard sum & 63 == 0, !bytes.isEmpty else { return }
  let size = 1 << 16
  let text = Array(repeatElement(bytes, count: size / bytes.count + 1).joined())
  let limit = 20_000_000 + 4_000 * text.count
  if cost(of: text, work) > limit {
    let again = cost(of: text, work)
    expect(again <= limit, "\(again) ns for \(text.count) bytes, repeated from \(bytes.count)")
  }
}

/// Nanoseconds of processor time.
private func cost(of text: [UInt8], _ work: ([UInt8]) -> Void) -> Int {
  let start = processorTime()
  work(text)
  return processorTime() - start
}

private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
