import DaguerreSupport

extension Impact {
  /// The causes with what they reach, for people.
  public var lines: [String] {
    let unproven = cases.filter(\.isUnproven)
    var lines: [String] = []
    if !unproven.isEmpty {
      lines.append(
        "no token: something besides tokens has changed in \(counted(unproven.count, "case"))")
      lines += listed(unproven.map { "\($0.id) (\($0.point))" }, as: " ")
    }
    for cause in causes { lines += Self.lines(cause) }
    return lines
  }

  private static func lines(_ cause: Cause) -> [String] {
    let place = ([cause.theme] + cause.values.keys.sorted().compactMap { cause.values[$0] }).joined(separator: "/")
    var lines = ["\(cause.path) (\(place)): \(cause.old) -> \(cause.new)"]
    var reached = "\(counted(cause.caseCount, "case")), \(counted(cause.cellCount, "cell"))"
    if let changed = cause.changedPixels, let visible = cause.visiblePixels {
      let share = changed == 0 ? 0 : Int((Double(visible) / Double(changed) * 100).rounded())
      reached += ", \(counted(changed, "pixel")), \(share) % of them visible"
    }
    lines.append("  reaches \(reached)")
    if !cause.follows.isEmpty {
      let follow = cause.follows.count == 1 ? "follows" : "follow"
      lines.append("  \(counted(cause.follows.count, "token")) \(follow): \(cause.follows.joined(separator: ", "))")
    }
    return lines
  }

  /// How much it is, in one line.
  public var summary: String {
    let paths = Set(causes.map(\.path)).count
    return "\(counted(paths, "cause")), \(counted(cases.count, "case")) reached"
  }

  /// The lines of a JSON object with `causes` and `cases`, for other programs.
  ///
  /// A cause has `path`, `theme`, the other axes that tokens depend on (null where all selected values agree), `old`, `new`,
  /// `follows`, `caseCount`, `cellCount`, `changedPixels` and `visiblePixels`; a case `id`, the axes, `cellCount`, `causes`,
  /// `changedPixels`, `visiblePixels` and `unproven`. Pixels are null where nothing was drawn.
  public func json(axes: SnapshotAxes) -> [String] {
    func list(_ paths: [String]) -> String { "[\(paths.map(JSONText.quoted).joined(separator: ", "))]" }
    func number(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }
    let tokenAxes = axes.all.dropFirst().filter(\.changesTokens)
    let causes = causes.map { cause in
      let places = tokenAxes.map { axis in
        "\(JSONText.quoted(axis.name)): \(cause.values[axis.name].map(JSONText.quoted) ?? "null")"
      }
      return "{"
        + ([JSONText.members([("path", cause.path), ("theme", cause.theme)])] + places + [
          JSONText.members([("old", cause.old), ("new", cause.new)]), "\"follows\": \(list(cause.follows))",
          "\"caseCount\": \(cause.caseCount)", "\"cellCount\": \(cause.cellCount)",
          "\"changedPixels\": \(number(cause.changedPixels))", "\"visiblePixels\": \(number(cause.visiblePixels))",
        ]).joined(separator: ", ") + "}"
    }
    let cases = cases.map { item in
      let fields = [("id", item.id)] + item.point.pairs.map { ($0.name, $1) }
      return "{\(JSONText.members(fields)), \"cellCount\": \(item.cellCount), \"causes\": \(list(item.causes)), "
        + "\"changedPixels\": \(number(item.changedPixels)), \"visiblePixels\": \(number(item.visiblePixels)), "
        + "\"unproven\": \(item.isUnproven)}"
    }
    return ["{"] + JSONText.block("causes", causes) + JSONText.block("cases", cases, isLast: true) + ["}"]
  }
}
