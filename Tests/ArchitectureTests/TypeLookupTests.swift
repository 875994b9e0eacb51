import SwiftReading
import Testing

@testable import Architecture

/// What a name stands for where it is written: the nearest of what is called so.
@Suite struct TypeLookupTests {
  private func codebase(_ files: KeyValuePairs<String, String>) -> Codebase {
    var reader = FileReader()
    let read = files.map { CodebaseFile(path: $0.key, outline: reader.read(Array($0.value.utf8).span)) }
    return CodebaseBuilder.build(files: read, names: reader.names, settings: ArchitectureSettings())
  }

  /// Where the types of the property `it` are declared, as `path:line`.
  private func places(_ files: KeyValuePairs<String, String>) -> [String] {
    let codebase = codebase(files)
    for (file, unit) in codebase.files.enumerated() {
      for property in unit.outline.properties where codebase.text(property.name) == "it" {
        return codebase.referredTypes(TypePlace(file: file, reference: property.type)).compactMap { referred in
          codebase.place(referred.type).map { place in
            let declaring = codebase.files[place.file]
            return "\(declaring.path):\(declaring.outline.position(of: place.range.start).line)"
          }
        }
      }
    }
    return []
  }

  @Test(arguments: [
    ("class A {}\nclass B { var it: A? }", 1),
    ("class A {}\nclass B {\n  class A {}\n  var it: A?\n}", 3),
    ("class A {}\nextension B {\n  class A {}\n}\nclass B { var it: A? }", 3),
    ("class A {}\nfunc f() {\n  class A { var it: A? }\n}", 3),
    ("class A {}\nprotocol P {}\nclass B<A: P> { var it: A? }", 2),
    ("#if X\n  class A { var it: A? }\n#else\n  class A {}\n#endif", 2),
    ("class C {}\ntypealias A = C\nclass B { var it: A? }", 1),
    ("class C {}\nclass D {}\ntypealias A = C\nclass B {\n  typealias A = D\n  var it: A?\n}", 2),
  ])
  func theNearestInItsFile(source: String, line: Int) {
    #expect(places(["F.swift": source]) == ["F.swift:\(line)"])
  }

  @Test func theTypeAroundBeforeOthersOfItsName() {
    #expect(places(["a/F.swift": "class A { var it: A? }", "a/G.swift": "class A {}"]) == ["a/F.swift:1"])
  }

  @Test func ofOthersTheOneThatIsNearAndNoneOfSeveral() {
    let user = "class B { var it: A? }"
    #expect(places(["a/F.swift": user, "a/G.swift": "class A {}", "b/H.swift": "class A {}"]) == ["a/G.swift:1"])
    #expect(places(["a/F.swift": user, "a/G.swift": "class A {}", "a/H.swift": "class A {}"]) == [])
  }
}
