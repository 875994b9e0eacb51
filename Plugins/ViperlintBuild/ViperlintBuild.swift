import Foundation
import PackagePlugin

/// Lints with every build of the target that has the plugin, and shows findings where those of the compiler are.
///
/// Always the package as a whole: what is wrong between two files shows in neither alone.
@main
struct ViperlintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    let files = targets.filter { $0.kind != .test }.flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    return [
      .viperlint(try context.tool(named: "viperlint").url, context.package.directoryURL, reading: files)
    ]
  }
}

extension Command {
  /// Runs again when one of the files has changed, and after a failure.
  fileprivate static func viperlint(_ program: URL, _ folder: URL, reading files: [URL]) -> Command {
    let configuration = folder.appending(path: ".viperlint.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false))
    return .buildCommand(
      displayName: "viperlint", executable: program,
      arguments: ["--absolute-paths", "--quiet", folder.path(percentEncoded: false)],
      inputFiles: files + (isConfigured ? [configuration] : []), outputFiles: [])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperlintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return [
        .viperlint(try context.tool(named: "viperlint").url, context.xcodeProject.directoryURL, reading: files)
      ]
    }
  }
#endif
