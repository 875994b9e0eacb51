import Linting
import Testing

@testable import Reporting

/// No text of a picture runs out of its box or lies on another, whatever a module looks like.
@Suite struct PictureGeometryTests {
  @Test(arguments: 0..<60)
  func everythingHasRoom(seed: Int) {
    for style in ["viper", "vip", "mvp"] {
      var source = NumberSource(seed: seed)
      expectRoom(ModulePicture(ModuleDiagram(source.module(style: style))))
    }
  }

  private func expectRoom(_ picture: ModulePicture) {
    let paper = Rect(x: 0, y: 0, width: picture.width, height: picture.height)
    for box in picture.boxes {
      #expect(paper.contains(box.frame))
      for text in box.texts { #expect(box.frame.contains(text.frame), "\(text.text)") }
    }
    for label in picture.labels {
      #expect(paper.contains(label.frame))
      for text in label.texts { #expect(label.frame.contains(text.frame), "\(text.text)") }
    }
    for text in picture.heading + picture.captions { #expect(paper.contains(text.frame), "\(text.text)") }
    let frames =
      picture.boxes.map(\.frame) + picture.labels.map(\.frame) + (picture.heading + picture.captions).map(\.frame)
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
    }
    for line in picture.lines {
      for stop in line.stops { #expect(paper.contains(Rect(x: stop.point.x, y: stop.point.y, width: 0, height: 0))) }
    }
  }

  @Test func aModuleWithoutComponentsIsItsHeading() {
    let module = GraphReport.Module(
      id: 0, name: "Empty", style: "viper", styleReason: "told", path: "Empty", components: [])
    expectRoom(ModulePicture(ModuleDiagram(module)))
  }

  @Test func theShapeIsTheOneThatEveryoneKnows() throws {
    let roles = ["view", "presenter", "interactor", "entity", "router", "builder"]
    let frames = Dictionary(uniqueKeysWithValues: places(of: roles, style: "viper"))
    let presenter = try #require(frames["presenter"])
    #expect(try #require(frames["view"]).maxX < presenter.x)
    #expect(try #require(frames["interactor"]).x > presenter.maxX)
    #expect(try #require(frames["entity"]).x > #require(frames["interactor"]).maxX)
    #expect(try #require(frames["router"]).y > presenter.maxY && #require(frames["router"]).x == presenter.x)
    #expect(try #require(frames["builder"]).maxY < presenter.y && #require(frames["builder"]).x == presenter.x)
  }

  @Test func vipIsATriangle() throws {
    let frames = Dictionary(uniqueKeysWithValues: places(of: ["view", "interactor", "presenter"], style: "vip"))
    let presenter = try #require(frames["presenter"])
    #expect(try #require(frames["view"]).maxX < presenter.x && #require(frames["view"]).maxY < presenter.y)
    #expect(try #require(frames["interactor"]).x > presenter.maxX && #require(frames["interactor"]).maxY < presenter.y)
  }

  private func places(of roles: [String], style: String) -> [(String, Rect)] {
    let components = roles.enumerated().map { Samples.component($0, $1, $1) }
    let module = GraphReport.Module(
      id: 0, name: "M", style: style, styleReason: "told", path: "M", components: components)
    return ModulePicture(ModuleDiagram(module)).boxes.map { ($0.role, $0.frame) }
  }

  @Test(arguments: [
    ("GreetingPresenter", 20, ["GreetingPresenter"]),
    ("StakingRewardDestinationSetupViewController", 24, ["StakingRewardDestination", "SetupViewController"]),
    ("URLSessionProvider", 10, ["URLSession", "Provider"]), ("Outer.Inner", 6, ["Outer.", "Inner"]),
    ("lowercaseonlyname", 6, ["lowerc", "aseonl", "yname"]), ("漢字漢字漢字", 6, ["漢字漢", "字漢字"]), ("", 6, [""]),
  ])
  func namesBreakAtTheirHumps(name: String, width: Int, lines: [String]) {
    let wrapped = WrappedName(name, width: width, lines: 3)
    #expect(wrapped.lines == lines && !wrapped.isShortened)
  }

  @Test func whatIsTooLongIsShortenedInItsMiddle() {
    let wrapped = WrappedName("AVeryLongNameThatEndsWithItsRole", width: 10, lines: 2)
    #expect(wrapped.lines == ["AVeryLong", "NameTh…ole"] && wrapped.isShortened)
  }

  @Test(arguments: [10, 100, 300])
  func theMatrixHasRoomForItsNames(count: Int) {
    let picture = MatrixPicture(ModuleMatrix(Samples.manyModules(count)))
    #expect(picture.width < Double(count) * 24 + 800)
    #expect(picture.nameFrames.allSatisfy { $0.maxX < picture.firstColumn })
  }
}

/// Numbers that look random and are the same in every run.
private struct NumberSource {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func name() -> String {
    let parts = [
      "Greeting", "URL", "Настройки", "View", "x", "漢字", "👩‍👩‍👧", "Controller", "Wwwwwwwwwwwwwwwwwwwwwwwwww", ".", "_",
    ]
    return (0...next(7)).map { _ in parts[next(parts.count)] }.joined()
  }

  mutating func module(style: String) -> GraphReport.Module {
    let roles = ["view", "presenter", "interactor", "entity", "router", "builder", "worker", "formatter"]
    let components = (0..<next(30)).map { id in
      var component = Samples.component(id, name(), roles[next(roles.count)], isContract: next(5) == 0)
      component.violations = (0..<max(0, next(7) - 2)).map {
        GraphReport.Violation(rule: "a_rule_with_a_rather_long_name_\($0)", severity: .error, message: "wrong")
      }
      return component
    }
    let count = components.isEmpty ? 0 : next(40)
    let links = (0..<count).map { _ in
      let contract = Samples.component(1000 + next(1000), name(), "view", isContract: true)
      return Samples.link(
        components[next(components.count)], components[next(components.count)], by: next(3) == 0 ? nil : contract,
        GraphReport.Link.Strength.allCases[next(3)], breaking: next(4) == 0 ? ["data_access_outside_interactor"] : [])
    }
    return GraphReport.Module(
      id: 0, name: name(), style: style, styleReason: "told", path: name(), components: components, links: links)
  }
}
