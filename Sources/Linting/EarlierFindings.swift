/// The findings of another state of a code base, which are not to be reported again.
package struct EarlierFindings: Sendable {
  private let families: [String: [Diagnostic]]
  private let fingerprints: Set<String>

  /// - Parameter diagnostics: All that a linter has found in that state.
  package init(_ diagnostics: [Diagnostic]) {
    families = Dictionary(grouping: diagnostics, by: \.family)
    fingerprints = Set(diagnostics.map(\.fingerprint))
  }

  /// What was not there, in the same order.
  ///
  /// Of equals as many are new as there are more than before. Which ones, their fingerprints do not tell, since they
  /// only count: it is those in files that have more of them now. They get fingerprints that were not there.
  ///
  /// - Parameter diagnostics: All that the linter finds now, sorted.
  package func new(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    let now = Dictionary(grouping: diagnostics.indices, by: { diagnostics[$0].family })
    var new: [Int: Diagnostic] = [:]
    for (family, indices) in now {
      let found = surplus(of: indices.map { diagnostics[$0] }, before: families[family] ?? [])
      for (offset, diagnostic) in found { new[indices[offset]] = diagnostic }
    }
    return diagnostics.indices.compactMap { new[$0] }
  }

  /// The same of one family, with their offsets in it.
  private func surplus(of equals: [Diagnostic], before: [Diagnostic]) -> [(Int, Diagnostic)] {
    let count = equals.count - before.count
    if before.isEmpty { return Array(equals.enumerated()) }
    if count <= 0 { return [] }
    let chosen = choose(count, of: equals, before: before)
    var free = equals.map(\.fingerprint).filter { !fingerprints.contains($0) }
    free.removeAll { fingerprint in chosen.contains { equals[$0].fingerprint == fingerprint } }
    return chosen.map { offset in
      var diagnostic = equals[offset]
      if fingerprints.contains(diagnostic.fingerprint), !free.isEmpty { diagnostic.fingerprint = free.removeFirst() }
      return (offset, diagnostic)
    }
  }

  /// Those that their files have beyond what they had, which are at least as many; the ones whose fingerprints are new
  /// come first.
  private func choose(_ count: Int, of equals: [Diagnostic], before: [Diagnostic]) -> [Int] {
    var known = Dictionary(grouping: before, by: \.path).mapValues(\.count)
    let (fresh, old) = (equals.indices.filter { isFresh(equals[$0]) }, equals.indices.filter { !isFresh(equals[$0]) })
    let surplus = (old + fresh).filter { offset in
      let left = known[equals[offset].path] ?? 0
      known[equals[offset].path] = left - 1
      return left <= 0
    }
    return surplus.suffix(count).sorted()
  }

  private func isFresh(_ diagnostic: Diagnostic) -> Bool { !fingerprints.contains(diagnostic.fingerprint) }
}
