package import Foundation

/// The root of the repository.
package let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The text of a file by its path in the repository.
package func repositoryText(_ path: String) throws -> String {
  try String(contentsOf: repository.appending(path: path), encoding: .utf8)
}
