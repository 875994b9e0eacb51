import Rules
import Testing

@Suite struct UIFrameworkNamesTests {
  static let names: [(list: String, text: String)] = [
    ("uiKit", UIFrameworkNames.uiKit),
    ("swiftUI", UIFrameworkNames.swiftUI),
    ("appKit", UIFrameworkNames.appKit),
    ("watchKit", UIFrameworkNames.watchKit),
    ("combineNames", UIFrameworkNames.combineNames),
    ("observationNames", UIFrameworkNames.observationNames),
    ("uiKitFunctionNames", UIFrameworkNames.uiKitFunctionNames),
    ("uiKitConstantNames", UIFrameworkNames.uiKitConstantNames),
    ("attributeKeyNames", UIFrameworkNames.attributeKeyNames),
    ("swiftUIFunctionNames", UIFrameworkNames.swiftUIFunctionNames),
    ("appKitFunctionNames", UIFrameworkNames.appKitFunctionNames),
    ("watchKitFunctionNames", UIFrameworkNames.watchKitFunctionNames),
  ]

  static let calls: [(list: String, text: String)] = [
    ("uiKitCallNames", UIFrameworkNames.uiKitCallNames),
    ("swiftUICallNames", UIFrameworkNames.swiftUICallNames),
    ("appKitCallNames", UIFrameworkNames.appKitCallNames),
  ]

  static func split(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  @Test(arguments: names + calls)
  func inByteOrderAndNoneTwice(list: String, text: String) {
    let all = Self.split(text)
    #expect(!all.isEmpty)
    #expect(zip(all, all.dropFirst()).filter { !$0.utf8.lexicographicallyPrecedes($1.utf8) }.map(\.1) == [])
  }

  @Test(arguments: names)
  func identifiers(list: String, text: String) {
    #expect(Self.split(text).filter { $0.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*/#) == nil } == [])
  }

  @Test(arguments: calls)
  func callsWithTheirLabels(list: String, text: String) {
    #expect(Self.split(text).filter { $0.wholeMatch(of: #/[a-z]\w*\((\w+:)+\)/#) == nil } == [])
  }

  static let samples: [(text: String, samples: String)] = [
    (UIFrameworkNames.uiKit, "UIViewController UIColor UIFont UIImage UIApplication UIWindow UIBarButtonItem"),
    (UIFrameworkNames.uiKit, "NSLayoutConstraint NSMutableParagraphStyle NSTextAlignment UIControlEvents"),
    (UIFrameworkNames.swiftUI, "View Text Color Binding State StateObject NavigationPath NSViewRepresentable"),
    (UIFrameworkNames.appKit, "NSView NSWindow NSColor NSApplication NSViewController NSLayoutConstraint"),
    (UIFrameworkNames.watchKit, "WKInterfaceController WKExtension WKHapticType"),
    (UIFrameworkNames.combineNames, "ObservableObject Published AnyCancellable"),
    (UIFrameworkNames.observationNames, "Observable ObservationIgnored"),
    (UIFrameworkNames.uiKitFunctionNames, "UIGraphicsBeginImageContextWithOptions UIImagePNGRepresentation"),
    (UIFrameworkNames.uiKitConstantNames, "UITableViewAutomaticDimension UIKeyboardWillShow NSFontAttributeName"),
    (UIFrameworkNames.uiKitCallNames, "init(row:section:) size(withAttributes:) inset(by:)"),
  ]

  @Test(arguments: samples)
  func present(text: String, samples: String) {
    #expect(Set(Self.split(samples)).subtracting(Self.split(text)) == [])
  }

  @Test func onlyTheFrameworksOwn() {
    let types = [
      UIFrameworkNames.uiKit, UIFrameworkNames.swiftUI, UIFrameworkNames.appKit, UIFrameworkNames.watchKit,
    ].flatMap(Self.split)
    let others = "CGFloat CGRect URL Data IndexPath NSObject NSAttributedString CALayer WKWebView UIFactory UIConstants"
    #expect(Set(types).intersection(Self.split(others)) == [])
  }

  @Test func noneOfCombineAndObservationInSwiftUI() {
    let others = Self.split(UIFrameworkNames.combineNames) + Self.split(UIFrameworkNames.observationNames)
    #expect(Set(Self.split(UIFrameworkNames.swiftUI)).intersection(others) == [])
  }
}
