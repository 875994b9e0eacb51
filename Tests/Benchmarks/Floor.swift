// floor THREADS <LIST: reads the files of a list, with a NUL after each path, and adds up their bytes. Nothing that looks
// at all bytes can be faster.
import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// All that a descriptor has; the buffer grows as needed, and is used again.
func read(_ descriptor: CInt, into buffer: inout [UInt8]) -> Int {
  var count = 0
  while true {
    if count == buffer.count { buffer += [UInt8](repeating: 0, count: max(buffer.count, 1 << 16)) }
    let got = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count) }
    if got <= 0 { return count }
    count += got
  }
}

func sum(of path: ArraySlice<UInt8>, _ buffer: inout [UInt8]) -> UInt64 {
  let descriptor = path.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { path in
    path.baseAddress.map { open($0, O_RDONLY) } ?? -1
  }
  guard descriptor >= 0 else { return 0 }
  defer { close(descriptor) }
  let count = read(descriptor, into: &buffer)
  return buffer[..<count].reduce(0) { $0 &+ UInt64($1) }
}

var list: [UInt8] = []
let length = read(STDIN_FILENO, into: &list)
/// Each path with the NUL that ends it.
let paths = list[..<length].split(separator: 0).map { list[$0.startIndex...$0.endIndex] }
let threads = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let next = Atomic<Int>(0)
let total = Atomic<UInt64>(0)
DispatchQueue.concurrentPerform(iterations: threads) { [paths] _ in
  var buffer: [UInt8] = []
  var sums: UInt64 = 0
  while true {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    guard index < paths.count else { break }
    sums &+= sum(of: paths[index], &buffer)
  }
  total.wrappingAdd(sums, ordering: .relaxed)
}
print(paths.count, total.load(ordering: .relaxed))
