import DaguerreSupport

/// The tokens of a theme when it was recorded: all of them at a base point, and at each other point those that differ.
///
/// A point is `tuning/mode/size-class`: the axes that change tokens.
struct TokenRecord: Equatable {
  private let base: String
  /// At the base every token; elsewhere the tokens that differ, nil for one that does not exist there.
  private let points: [String: [String: String?]]

  init(base: String, points: [String: [String: String?]]) { (self.base, self.points) = (base, points) }

  /// - Parameter sources: tokens, each with the points that have them, in any order; the first point by name becomes the
  ///   base.
  init(_ sources: [(points: [String], tokens: [TokenRead])]) {
    base = sources.flatMap(\.points).min() ?? ""
    let values = sources.map { (points: $0.points, tokens: Self.values($0.tokens)) }
    let all = values.first { [base] in $0.points.contains(base) }?.tokens ?? [:]
    var differences: [String: [String: String?]] = [:]
    for (points, tokens) in values {
      var changed: [String: String?] = tokens.filter { all[$0.key] != $0.value }.mapValues { $0 }
      for path in all.keys where tokens[path] == nil { changed.updateValue(nil, forKey: path) }
      for point in points { differences[point] = changed }
    }
    if !sources.isEmpty { differences[base] = all.mapValues { $0 } }
    points = differences
  }

  private static func values(_ tokens: [TokenRead]) -> [String: String] {
    Dictionary(tokens.map { ($0.path, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a token; nil when the token or the point was not recorded.
  func value(of path: String, at point: SnapshotPoint) -> String? {
    guard let here = points[point.tokenPoint] else { return nil }
    return here[path] ?? points[base]?[path] ?? nil
  }

  /// What a point has otherwise than the base; nil for a point that was not there, and where there are no tokens.
  func differences(at point: SnapshotPoint) -> [String: String?]? {
    points[base]?.isEmpty == false ? point.tokenPoint == base ? [:] : points[point.tokenPoint] : nil
  }

  /// Every token at a point, by path; nothing for a point that was not there.
  func values(at point: SnapshotPoint) -> [String: String] {
    guard let here = points[point.tokenPoint] else { return [:] }
    return (points[base] ?? [:]).merging(here) { _, own in own }.compactMapValues(\.self)
  }

  var pointNames: [String] { points.keys.sorted() }

  /// Every token at a point, sorted by path.
  func tokens(at point: String) -> [TokenRead] {
    guard let here = points[point] else { return [] }
    let merged = (points[base] ?? [:]).merging(here) { _, own in own }
    return merged.keys.sorted().compactMap { path in
      (merged[path] ?? nil).map { TokenRead(path: path, value: $0) }
    }
  }
}

extension TokenRecord {
  /// The bytes of the file: one token a line, everything sorted.
  var bytes: [UInt8] {
    var lines = ["{", "  \"base\": \(JSONText.quoted(base)),", "  \"points\": {"]
    let names = points.keys.sorted()
    for name in names {
      let tokens = points[name] ?? [:]
      lines.append("    \(JSONText.quoted(name)): {")
      let paths = tokens.keys.sorted()
      for path in paths {
        let value = (tokens[path] ?? nil).map(JSONText.quoted) ?? "null"
        lines.append("      \(JSONText.quoted(path)): \(value)" + (path == paths.last ? "" : ","))
      }
      lines.append("    }" + (name == names.last ? "" : ","))
    }
    lines += ["  }", "}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}
