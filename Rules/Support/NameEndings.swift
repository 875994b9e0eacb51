import Architecture
import SwiftReading

extension Codebase {
  /// True where a type's name ends in a word, in this spelling; no text is made to tell that.
  func nameEnds(in word: String, _ type: TypeID) -> Bool { nameEnds(in: word, self[type].name) }

  func nameEnds(in word: String, _ name: Name) -> Bool {
    names.utf8(of: name).suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}
