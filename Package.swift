// swift-tools-version: 6.2
import PackageDescription

/// True where viperlint is made, as `.ci/run` says. Warnings are errors there: Xcode and Swift Build hide the warnings of
/// what another package depends on, and the compiler refuses to do both. And the plugins are left out, since for them
/// SwiftPM builds everything a second time.
let isDevelopment = Context.environment["VIPERLINT_DEVELOPMENT"] == "1"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isDevelopment ? [.treatAllWarnings(as: .error)] : [])

/// The reader keeps a `Span` over the file's bytes in its cursor, which takes lifetime annotations (SE-0446, SE-0456). It
/// is optimised for the tests as well, which read every fixture hundreds of times.
let readerSettings =
  settings + [.enableExperimentalFeature("Lifetimes")]
  + (isDevelopment ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])

func target(_ name: String, path: String? = nil, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let plugins: [Target] = [
  .plugin(
    name: "ViperlintCommand",
    capability: .command(
      intent: .custom(verb: "viperlint", description: "Lint the architecture of the package; `--help` lists the rest")
    ),
    dependencies: ["viperlint"]),
  .plugin(name: "ViperlintBuild", capability: .buildTool(), dependencies: ["viperlint"]),
]

let package = Package(
  name: "viperlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "viperlint", targets: ["viperlint"])
  ] + (isDevelopment ? [] : ["ViperlintCommand", "ViperlintBuild"].map { .plugin(name: $0, targets: [$0]) }),
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

    target("TestSupport", path: "Tests/TestSupport", []),
    tests("SwiftReadingTests", ["SwiftReading"]),
    tests("ArchitectureTests", ["Architecture"]),
    tests("SourceTreesTests", ["SourceTrees", "TestSupport"]),
    tests("LintingTests", ["Linting"]),
    tests("RulesTests", ["Rules", "Configuring", "Linting", "Architecture", "SwiftReading", "SourceTrees"]),
    tests(
      "ConfiguringTests", ["Configuring", "Linting", "Architecture", "SourceTrees"], resources: [.copy("Resources")]),
    tests("ReportingTests", ["Reporting", "Rules", "Linting", "Architecture", "SwiftReading", "TestSupport"]),
    tests("CommandLineTests", ["viperlint", "TestSupport"]),
    tests("LayeringTests", ["Rules", "Linting", "TestSupport"]),
  ] + (isDevelopment ? [] : plugins),
  swiftLanguageModes: [.v6]
)
