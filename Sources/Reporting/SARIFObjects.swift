import Linting

// The names of these properties are the keys of the format. An absent optional is an absent key.

struct SARIFLog: Encodable {
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [SARIFRun]
}

struct SARIFRun: Encodable {
  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "viperlint"
    let version, semanticVersion: String
    let rules: [SARIFRule]
  }

  struct Base: Encodable {
    let description: SARIFMessage
  }

  /// The name by which readers know the root of the repository. Where that is, is their own business: it is not said,
  /// so that the report does not depend on the machine.
  static let rootName = "%SRCROOT%"

  let tool: Tool
  let columnKind = "utf16CodeUnits"
  let originalUriBaseIds = [rootName: Base(description: SARIFMessage(text: "The root of the repository."))]
  let results: [SARIFResult]
}

struct SARIFRule: Encodable {
  struct Help: Encodable {
    let text, markdown: String
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Properties: Encodable {
    enum CodingKeys: String, CodingKey {
      case tags, precision
      case severity = "problem.severity"
    }

    let tags: [String]
    let precision = "high"
    let severity: String
  }

  let id, name: String
  let shortDescription, fullDescription: SARIFMessage
  let help: Help
  let defaultConfiguration: Configuration
  let properties: Properties

  init(_ rule: Rule) {
    id = rule.id
    name = rule.id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    shortDescription = SARIFMessage(text: rule.sentence)
    fullDescription = SARIFMessage(text: rule.why)
    help = Help(
      text: RuleExplanation(of: rule, isMarkdown: false).body,
      markdown: RuleExplanation(of: rule, isMarkdown: true).body)
    defaultConfiguration = Configuration(level: rule.severity.rawValue)
    properties = Properties(
      tags: ["architecture", rule.isRecommended ? "recommended" : "strict"], severity: rule.severity.rawValue)
  }
}

struct SARIFResult: Encodable {
  struct Fingerprints: Encodable {
    let primaryLocationLineHash: String
  }

  struct Properties: Encodable {
    let module, role: String?
  }

  let ruleId: String
  let ruleIndex: Int?
  let level: String
  let message: SARIFMessage
  let locations: [SARIFLocation]
  let partialFingerprints: Fingerprints
  let relatedLocations: [SARIFLocation]?
  let codeFlows: [SARIFCodeFlow]?
  let fixes: [SARIFFix]?
  let properties: Properties
}

struct SARIFMessage: Encodable {
  let text: String
}

struct SARIFLocation: Encodable {
  var id: Int?
  let physicalLocation: SARIFPhysicalLocation
  var logicalLocations: [SARIFLogicalLocation]?
  var message: SARIFMessage?
}

struct SARIFLogicalLocation: Encodable {
  let fullyQualifiedName: String
}

struct SARIFPhysicalLocation: Encodable {
  let artifactLocation: SARIFArtifactLocation
  let region: SARIFRegion
}

struct SARIFArtifactLocation: Encodable {
  let uri: String
  let uriBaseId: String?
}

struct SARIFRegion: Encodable {
  let startLine, startColumn, endLine, endColumn: Int
}

struct SARIFCodeFlow: Encodable {
  struct ThreadFlow: Encodable {
    let locations: [Step]
  }

  struct Step: Encodable {
    let location: SARIFLocation
  }

  let threadFlows: [ThreadFlow]
}

struct SARIFFix: Encodable {
  struct Change: Encodable {
    let artifactLocation: SARIFArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: SARIFRegion
    let insertedContent: SARIFMessage
  }

  let artifactChanges: [Change]
}
