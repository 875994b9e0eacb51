// facts FILE…: what the toolchain's own parser finds in Swift files, in the lines of `viperlint dump`. A file in which the
// parser finds errors is named on standard error, with nothing about it on standard output: where Swift is broken, each
// reader may guess for itself.

import Foundation
import SwiftParser
import SwiftSyntax

func facts(ofFile path: String) {
  guard let data = FileManager.default.contents(atPath: path) else { return complain(path, "it cannot be read") }
  let bytes = [UInt8](data)
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard !tree.hasError else { return complain(path, "the parser finds errors in it") }
  let places = Places(bytes)
  let visitors = [DeclarationFacts(places), ExpressionFacts(places), MentionFacts(places)]
  for visitor in visitors { visitor.walk(tree) }
  let facts = visitors.flatMap(\.facts).sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }
  FileHandle.standardOutput.write(Data(facts.map { "\(path):\($0.text)\n" }.joined().utf8))
}

func complain(_ path: String, _ reason: String) {
  FileHandle.standardError.write(Data("\(path): \(reason)\n".utf8))
}

// The parser and the visitors recurse as deep as the file nests.
let thread = Thread {
  for path in CommandLine.arguments.dropFirst() { facts(ofFile: path) }
  exit(0)
}
thread.stackSize = 1 << 30
thread.start()
while true { sleep(1000) }
