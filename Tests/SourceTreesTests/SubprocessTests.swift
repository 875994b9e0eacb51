import Testing

@testable import SourceTrees

@Suite struct SubprocessTests {
  private let text = Array("text".utf8)

  @Test func aProgramHasInputOutputAndAStatus() throws {
    ignoreBrokenPipes()
    let outcome = try runProgram(["sh", "-c", "cat; echo wrong >&2; exit 3"], input: text)
    #expect(outcome.output == text && outcome.error == Array("wrong\n".utf8) && outcome.status == 3)
    #expect(try runProgram(["cat"]).output == [])
    #expect(try runProgram(["sh", "-c", "kill -9 $$"]).status == nil)
  }

  /// Far more than pipes hold, both ways and on both streams.
  @Test(.timeLimit(.minutes(1)))
  func neitherSideWaitsForTheOther() throws {
    ignoreBrokenPipes()
    let input = [UInt8](repeating: 65, count: 5_000_000)
    let outcome = try runProgram(["sh", "-c", "tee /dev/stderr"], input: input)
    #expect(outcome.output == input && outcome.error == input)
    #expect(try runProgram(["sh", "-c", "exec <&-; echo done"], input: input).output == Array("done\n".utf8))
  }

  @Test func aProgramThatIsNotThere() {
    #expect(throws: SystemFault.absent) { try runProgram(["no-such-program-anywhere"]) }
  }

  @Test func variablesAreHandedOnButForSome() throws {
    let words = ["/bin/sh", "-c", "echo ${PATH-none}"]
    #expect(try runProgram(words).output != Array("none\n".utf8))
    let home = ["/bin/sh", "-c", "echo ${HOME-none}"]
    #expect(try runProgram(home, without: ["HOME"]).output == Array("none\n".utf8))
    #expect(try runProgram(home, without: ["HOM", "OME"]).output == runProgram(home).output)
  }
}
