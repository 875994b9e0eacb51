package import Linting

extension Rule {
  package static let unreadableFile = Rule(
    id: "unreadable_file",
    summary: "a file that could not be read or is not text",
    why: """
      What such a file declares is missing from the graph: whatever would be found in it or through it stays unsaid. \
      Mend the file, or name it in `exclude` of the configuration.
      """,
    severity: .warning,
    check: .unreadableFiles { "\($0.path) was not linted: \($0.reason)" }
  )
}
