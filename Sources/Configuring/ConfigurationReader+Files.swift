import Linting

/// What is read, and by whom.
extension ConfigurationReader {
  mutating func readInclude(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    guard let paths = texts(of: entry, "a list of paths") else { return }
    for path in paths where path.text.contains("*") {
      let message = "\(path.text.quoted) is a glob, and `include` lists files and folders; globs go to `exclude`"
      report(message, at: path.range)
    }
    configuration.include = paths.map { configuration.resolved($0.text) }
  }

  mutating func readExclude(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    configuration.exclude = globs(of: entry, mayBeEmpty: true) ?? []
  }

  mutating func readBuiltinExcludes(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    configuration.builtinExcludes = flag(of: entry) ?? true
  }

  mutating func readBaseline(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    configuration.baseline = text(of: entry, "the path of a file").map(configuration.resolved)
  }

  /// A version without quotes may be a number to YAML: here that is the same.
  mutating func readRequiredVersion(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    guard let text = entry.value.givenText else { return reportMismatch(entry, "a version, as `\">=0.1\"`") }
    let place = ConfigurationText(text: text, range: entry.value.range)
    do throws(VersionRequirement.Fault) {
      let requirement = try VersionRequirement(text)
      configuration.requiredVersion = text
      guard !requirement.isMet(by: version) else { return }
      report("the configuration requires viperlint \(text.quoted), and this is \(version)", at: place.range)
    } catch {
      report("`required_version`: \(error.message)", at: place.range(from: error.offset))
    }
  }
}
