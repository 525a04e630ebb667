import DaguerreSupport

extension ContrastReport {
  /// The findings for people, the worst first.
  public var lines: [String] { findings.flatMap(lines) }

  private func lines(_ row: Row) -> [String] {
    let pair = row.pair
    let ratio = "\(JSONText.hundredths(pair.ratio)):1 of \(JSONText.hundredths(pair.kind.requiredRatio)):1"
    return [
      "\(ratio)  \(pair.kind.rawValue)  \(pair.foreground.canonicalText) on \(pair.ground.canonicalText)  "
        + "(\(row.values.text(among: all)))" + (pair.share < 1 ? "  \(JSONText.percent(pair.share)) of it" : ""),
      "  \(Self.tokens(pair.foregroundTokens)) on \(Self.tokens(pair.groundTokens))",
      "  \(counted(row.caseCount, "case")), as \(row.id) (\(row.point)) at \(pair.x),\(pair.y)"
        + (pair.cell.isEmpty ? "" : " in \(pair.cell)") + (pair.view.isEmpty ? "" : ", painted by \(pair.view)"),
    ]
  }

  private static func tokens(_ paths: [String]) -> String {
    guard !paths.isEmpty else { return "a colour of no token" }
    let shown = paths.prefix(3).joined(separator: " or ")
    return paths.count > 3 ? "\(shown) or \(paths.count - 3) more" : shown
  }

  /// How much was looked at and found, in one line.
  public var summary: String {
    let exempt = rows.count { $0.pair.exemption != nil && $0.pair.ratio < $0.pair.kind.requiredRatio }
    return "\(counted(findings.count, "pair")) below the ratio of WCAG 2.2, of \(rows.count) in "
      + "\(counted(caseCount, "case")); \(exempt) more are exempt"
  }

  /// The lines of a JSON object with `cases`, how many were looked at, and `pairs`, the worst first.
  ///
  /// A pair has `kind` (`text`, `large-text`, `graphic`, `boundary`), `ratio` and `required`, `share` (how much of it
  /// is below, 0 to 1), `exempt` (null, `disabled`,
  /// `identified` or `picture`), `finding`, `foreground` and `ground` as `#RRGGBBAA`, `foregroundTokens` and `groundTokens`,
  /// `caseCount`, each axis with a list of the values at which there is such a pair, and `example`: `id`, the axes, `cell`,
  /// `view` and `at`, a pixel at the scale of references.
  public var json: [String] {
    let pairs = rows.map { row in
      let pair = row.pair
      let example =
        [("id", row.id)] + row.point.pairs.map { ($0.name, $1) } + [("cell", pair.cell), ("view", pair.view)]
      return "{"
        + [
          JSONText.members([("kind", pair.kind.rawValue)]), "\"ratio\": \(JSONText.hundredths(pair.ratio))",
          "\"required\": \(JSONText.hundredths(pair.kind.requiredRatio))",
          "\"share\": \(JSONText.hundredths(pair.share))",
          "\"exempt\": \(pair.exemption.map { JSONText.quoted($0.rawValue) } ?? "null")",
          "\"finding\": \(pair.isFinding)",
          JSONText.members([("foreground", pair.foreground.canonicalText), ("ground", pair.ground.canonicalText)]),
          "\"foregroundTokens\": \(JSONText.list(pair.foregroundTokens))",
          "\"groundTokens\": \(JSONText.list(pair.groundTokens))", "\"caseCount\": \(row.caseCount)",
          row.values.jsonMembers, "\"example\": {\(JSONText.members(example)), \"at\": [\(pair.x), \(pair.y)]}",
        ].joined(separator: ", ") + "}"
    }
    return ["{", "  \"cases\": \(caseCount),"] + JSONText.block("pairs", pairs, isLast: true) + ["}"]
  }
}
