/// "a, b and c"; of more than four, the first four and how many there are besides.
func enumerated(_ words: [String]) -> String {
  if words.count > 4 { return words.prefix(4).joined(separator: ", ") + " and \(words.count - 4) more" }
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
