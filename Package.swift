// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where viperlint is made, as `.ci/run` asks for. Where another package depends on it, Xcode and Swift
/// Build hide its warnings, and the compiler refuses to do both.
let warnings: [SwiftSetting] =
  Context.environment["VIPERLINT_WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

/// The reader keeps a `Span` over the file's bytes in its cursor, which takes lifetime annotations (SE-0446, SE-0456).
let readerSettings = settings + [.enableExperimentalFeature("Lifetimes")]

func target(_ name: String, path: String? = nil, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "viperlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "viperlint", targets: ["viperlint"]),
    .plugin(name: "ViperlintCommand", targets: ["ViperlintCommand"]),
    .plugin(name: "ViperlintBuild", targets: ["ViperlintBuild"]),
  ],
  targets: [
    .target(name: "SwiftReading", swiftSettings: readerSettings),
    target("SourceTrees", []),
    target("Architecture", ["SwiftReading", "SourceTrees"]),
    target("Linting", ["Architecture", "SwiftReading", "SourceTrees"]),
    target("Rules", path: "Rules", ["Linting", "Architecture", "SwiftReading"]),
    target("Configuring", ["Linting", "Architecture", "SourceTrees"]),
    .target(
      name: "Reporting", dependencies: ["Linting", "Architecture"], exclude: ["Schemas"], swiftSettings: settings),
    .executableTarget(
      name: "viperlint",
      dependencies: ["Rules", "Configuring", "Reporting", "Linting", "Architecture", "SourceTrees", "SwiftReading"],
      swiftSettings: settings),

    .plugin(
      name: "ViperlintCommand",
      capability: .command(
        intent: .custom(verb: "viperlint", description: "Lint the architecture of the package; `--help` lists the rest")
      ),
      dependencies: ["viperlint"]),
    .plugin(name: "ViperlintBuild", capability: .buildTool(), dependencies: ["viperlint"]),

    target("TestSupport", path: "Tests/TestSupport", []),
    tests("SwiftReadingTests", ["SwiftReading"]),
    tests("SourceTreesTests", ["SourceTrees", "TestSupport"]),
    tests("LintingTests", ["Linting"]),
    tests("RulesTests", ["Rules", "Configuring", "Linting", "Architecture", "SwiftReading", "SourceTrees"]),
    tests(
      "ConfiguringTests", ["Configuring", "Linting", "Architecture", "SourceTrees"], resources: [.copy("Resources")]),
    tests("ReportingTests", ["Reporting", "Linting", "Architecture", "SwiftReading", "TestSupport"]),
    tests("CommandLineTests", ["viperlint", "TestSupport"]),
    tests("LayeringTests", ["Rules", "Linting", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
