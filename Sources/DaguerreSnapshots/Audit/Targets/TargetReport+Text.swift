import DaguerreGraphics
import DaguerreSupport

extension TargetReport {
  /// A table for people: the smallest target of each component, where it is that large.
  public var lines: [String] {
    let cells = rows.map { row in
      [row.component, Self.size(row.target), Self.remark(row), row.values.text(among: all)]
    }
    let headings = ["component", "smallest", "", "where"]
    let widths = headings.indices.map { column in
      ([headings] + cells).reduce(0) { max($0, $1[column].count) }
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
        .trimmingSuffix(while: \.isWhitespace)
    }
    // An example has a line of its own, as ids and points are longer than terminals are wide.
    let table = [line(headings)] + zip(cells, rows).flatMap { [line($0), "  as in \($1.id) (\($1.point))"] }
    let rest = withoutTargets.isEmpty ? [] : ["no targets: \(withoutTargets.joined(separator: ", "))"]
    return (rows.isEmpty ? [] : table) + rest
  }

  private static func size(_ target: Target) -> String {
    "\(JSONText.length(target.size.width))x\(JSONText.length(target.size.height))"
  }

  private static func remark(_ row: Row) -> String {
    if row.target.isFinding { return "below 24" }
    switch row.level {
    case 0: return "below 24, has room"
    case minimum: return "below 44"
    case recommended[0]: return "below 48"
    default: return ""
    }
  }

  /// How much was looked at and found, in one line.
  public var summary: String {
    let components = Set(findings.map(\.component)).count
    return "\(counted(components, "component")) with a target below 24 x 24 that has no room, in "
      + counted(caseCount, "case")
  }

  /// The lines of a JSON object with `cases`, how many were looked at, `targets`, and `withoutTargets`, the components
  /// that have none.
  ///
  /// A target has `component`, `width` and `height` in points, of one that is turned those of the largest upright square
  /// within it, `level` (the largest of 24, 44 and 48 that both sides
  /// reach, else 0), `room` (whether it may be below 24 for its distance from others), `finding`, each axis with a list of
  /// the values at which it is the component's smallest, and `example`: `id`, the axes, `cell` and `frame`, `[x, y, width,
  /// height]` in points.
  public var json: [String] {
    let targets = rows.map { row in
      let target = row.target
      let example = [("id", row.id)] + row.point.pairs.map { ($0.name, $1) } + [("cell", target.cell)]
      let frame = [target.frame.minX, target.frame.minY, target.frame.width, target.frame.height]
      return "{"
        + [
          JSONText.members([("component", row.component)]), "\"width\": \(JSONText.length(target.size.width))",
          "\"height\": \(JSONText.length(target.size.height))", "\"level\": \(JSONText.length(row.level))",
          "\"room\": \(target.hasRoom)", "\"finding\": \(target.isFinding)", row.values.jsonMembers,
          "\"example\": {\(JSONText.members(example)), "
            + "\"frame\": [\(frame.map(JSONText.length).joined(separator: ", "))]}",
        ].joined(separator: ", ") + "}"
    }
    return ["{", "  \"cases\": \(caseCount),"] + JSONText.block("targets", targets) + [
      "  \"withoutTargets\": \(JSONText.list(withoutTargets))", "}",
    ]
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
