/// The name that somebody probably meant.
package enum NearestName {
  /// The candidate with the fewest edits to `name`, if those are at most a third of its length; of equals the first
  /// in order.
  package static func match(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8)
    let best = candidates.map { (distance: edits(wanted, Array($0.utf8)), name: $0) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best, best.distance <= max(2, wanted.count / 3) else { return nil }
    return best.name
  }

  /// Insertions, deletions and replacements that lead from one text to the other (Levenshtein).
  private static func edits(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (line, byte) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
