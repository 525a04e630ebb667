/// The name that somebody probably meant.
///
/// Takes time in proportion to the length of all candidates, times that of the name, which is at most ``longestName``.
package enum NearestName {
  /// In UTF-8 code units: nobody has mistyped a longer one.
  private static let longestName = 200
  /// Fewer begin too many names.
  private static let fewestLetters = 8
  /// Fewer are near to a part of too many.
  private static let fewestLettersOfPart = 5

  /// The candidate that goes on as `name` begins, however its words are joined, else the one with the fewest edits to it,
  /// else to its end, where the name lacks the first of the parts between dots.
  ///
  /// Edits are at most a third of the name's length; of equals the first in order is taken.
  package static func match(to name: String, in candidates: some Sequence<String>) -> String? {
    let all = Array(candidates)
    if let known = longer(name, all).first ?? near(name, all, parts: { [$0] }).first { return known }
    let count = name.split(separator: ".").count
    guard count > 1 else { return nil }
    return near(name, all) { candidate in
      let parts = candidate.split(separator: ".")
      return parts.count > count ? [parts.suffix(count).joined(separator: ".")] : []
    }
    .first
  }

  /// The candidates that go on as `name` begins, else those with the fewest edits to it, nearest first; where none is near
  /// as a whole, those of which a part between dots is, unless the name has few letters.
  package static func matches(to name: String, in candidates: some Collection<String>, limit: Int) -> [String] {
    let longer = longer(name, candidates)
    let whole = longer.isEmpty ? near(name, candidates) { [$0] } : longer
    guard whole.isEmpty, name.utf8.count >= fewestLettersOfPart else { return Array(whole.prefix(limit)) }
    return Array(near(name, candidates) { $0.split(separator: ".").map(String.init) }.prefix(limit))
  }

  /// The candidates that begin with the letters and digits of the name, the shortest first; none for a few letters, which
  /// many begin with.
  private static func longer(_ name: String, _ candidates: some Sequence<String>) -> [String] {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = letters(name)
    guard wanted.utf8.count >= fewestLetters, name.utf8.count <= longestName else { return [] }
    return Set(candidates).filter { letters($0).hasPrefix(wanted) }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
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
