import Foundation
import PackagePlugin

/// `swift package viperlint [COMMAND] [options] [PATH ...]`: the program, in the folder of the package.
@main
struct ViperlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "viperlint").url, arguments, in: context.package.directoryURL)
  }

  /// Ends as the program does; SwiftPM tells the exit status, and itself ends with 1 whenever it is not 0.
  private func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperlintCommand: XcodeCommandPlugin {
    /// Xcode says which targets were chosen; viperlint looks at the project as a whole.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let words = ["--absolute-paths"] + extractor.remainingArguments
      try run(context.tool(named: "viperlint").url, words, in: context.xcodeProject.directoryURL)
    }
  }
#endif
