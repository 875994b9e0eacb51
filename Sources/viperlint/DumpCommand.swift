import SourceTrees
import SwiftReading

/// Prints the outlines of files, each line behind its path: what `Tests/Oracle` compares with the toolchain's own parser.
/// It stands in no help.
struct DumpCommand {
  private let paths: [String]

  init(_ arguments: Arguments) throws(UsageFault) {
    guard !arguments.operands.isEmpty else { throw UsageFault(message: "`dump` takes files") }
    paths = arguments.operands
  }

  func run() -> ExitStatus {
    var reader = FileReader()
    var bytes: [UInt8] = []
    var status = ExitStatus.clean
    for path in paths {
      do throws(FileFault) {
        try readFile(path, into: &bytes)
      } catch {
        StandardStream.error.write("viperlint: cannot read \(path): \(error.reason)\n")
        status = .failure
        continue
      }
      let outline = reader.read(bytes.span)
      let lines = outline.dump(bytes.span, names: reader.names).split(separator: "\n")
      guard StandardStream.output.write(lines.map { "\(path):\($0)\n" }.joined()) else { return .failure }
    }
    return status
  }
}
