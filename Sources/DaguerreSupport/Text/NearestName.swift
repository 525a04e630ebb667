/// The name that somebody probably meant.
///
/// Takes time in proportion to the length of all candidates, times that of the name, which is at most ``longestName``.
package enum NearestName {
  /// In UTF-8 code units: nobody has mistyped a longer one.
  private static let longestName = 200

  /// The candidate with the fewest edits to `name`, if those are at most a third of its length; of equals the first
  /// in order.
  package static func match(to name: String, in candidates: some Sequence<String>) -> String? {
    near(name, candidates) { [$0] }.first
  }

  /// The candidates with the fewest edits to `name`, nearest first; where none is near as a whole, those of which a
  /// part between dots is.
  package static func matches(to name: String, in candidates: some Collection<String>, limit: Int) -> [String] {
    let whole = near(name, candidates) { [$0] }
    let found = whole.isEmpty ? near(name, candidates) { $0.split(separator: ".").map(String.init) } : whole
    return Array(found.prefix(limit))
  }

  /// The candidates of which some part is at most a third of the name's length away, by distance, then in order.
  private static func near(
    _ name: String, _ candidates: some Sequence<String>, parts: (String) -> [String]
  ) -> [String] {
    guard name.utf8.count <= longestName else { return [] }
    let wanted = Array(name.utf8)
    let limit = max(2, wanted.count / 3)
    return Set(candidates)
      .map { candidate in
        // It takes as many edits as the lengths differ by, or more.
        let near = parts(candidate).filter { abs($0.utf8.count - wanted.count) <= limit }
        return (distance: near.map { edits(wanted, Array($0.utf8)) }.min() ?? Int.max, name: candidate)
      }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .map(\.name)
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
