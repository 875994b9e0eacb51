import Configuring
import Testing

struct RequiredVersionTests {
  @Test(arguments: [
    (">=0.3.1", "0.3.1"), (">=0.3", "0.3.1"), (">= 0.1", "2"), (">0.3", "0.3.1"), ("<=0.3.1", "0.3.1"),
    ("<0.10", "0.9"), ("==0.3.1", "0.3.1"), ("==1", "1.0.0"), (">=0.1,<0.4", "0.3.9"), (" >=0.1 , <1 ", "0.3.1"),
    ("^1.2", "1.9.9"), ("^0.3", "0.3.9"), ("^0.0.3", "0.0.3"), ("^0", "0.9"), ("^0.0", "0.0.9"),
    ("~>1.2", "1.9"), ("~>1.2.3", "1.2.9"), ("~>1", "1.9.9"), (">=0.3", "0.3.0-dev"), ("==1.2", "1.2.0+5"),
  ])
  func met(_ requirement: String, by version: String) {
    let read = read("required_version: \"\(requirement)\"", version: version)
    #expect(read.faults == [])
    #expect(read.configuration?.requiredVersion == requirement)
  }

  @Test(arguments: [
    (">=0.3.2", "0.3.1"), (">0.3.1", "0.3.1"), ("<0.3.1", "0.3.1"), ("<=0.3", "0.3.1"), ("==0.3", "0.3.1"),
    ("^1.2", "2.0"), ("^1.2", "1.1.9"), ("^0.3", "0.4"), ("^0.0.3", "0.0.4"), ("^0.0", "0.1"), ("^0", "1"),
    ("~>1.2", "2"), ("~>1.2.3", "1.3"), ("~>1.2.3", "1.2.2"), ("~>1", "2"), (">=0.1,<0.3", "0.3"), (">=0", "unknown"),
  ])
  func unmet(_ requirement: String, by version: String) {
    let faults = read("required_version: \"\(requirement)\"", version: version).faults
    #expect(faults.map(\.message) == ["the configuration requires viperlint `\(requirement)`, and this is \(version)"])
  }

  @Test(arguments: [
    "", " ", ",", ">=0.1,", "0.1", "=0.1", "!=1", ">=", ">=.1", ">=1.", ">=1.2.3.4", ">=-1", ">=1 <2", ">=1.0-beta",
    ">=99999999999999999999", "latest", ">=१", "~1", ">\u{301}1",
  ])
  func malformed(_ requirement: String) {
    let faults = read("required_version: \"\(requirement)\"").faults
    #expect(faults.count == 1)
    #expect(faults.allSatisfy { $0.message.hasPrefix("`required_version`: ") })
  }
}
