/// The candidate that was most likely meant by `name`, for "did you mean", or nil when none is close. Never `name`.
///
/// Closeness is the number of letters to insert, delete, replace or swap with their neighbour, without regard to case;
/// a third of the length is allowed. Equally close candidates are told apart by case, then by their bytes, so that the
/// order of the candidates does not matter.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.unicodeScalars)
  let folded = Array(name.lowercased().unicodeScalars)
  let limit = min((folded.count + 2) / 3, folded.count - 1)
  var best: (candidate: String, rank: (Int, Int))?
  for candidate in candidates where candidate != name {
    let letters = Array(candidate.lowercased().unicodeScalars)
    guard abs(letters.count - folded.count) <= limit else { continue }
    let distance = editDistance(folded, letters)
    guard distance <= limit else { continue }
    let rank = (distance, editDistance(wanted, Array(candidate.unicodeScalars)))
    if let best, best.rank < rank || best.rank == rank && !candidate.bytesPrecede(best.candidate) { continue }
    best = (candidate, rank)
  }
  return best?.candidate
}

/// The optimal string alignment distance: like Levenshtein's, with a swap of neighbours as one edit.
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in right.indices {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
      if isSwap { distance = min(distance, beforeLast[column - 1] + 1) }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
