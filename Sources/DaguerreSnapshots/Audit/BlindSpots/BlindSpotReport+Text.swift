import DaguerreSupport

extension BlindSpotReport {
  /// The tokens for people, those of one reason together.
  public var lines: [String] {
    Reason.allCases.flatMap { reason -> [String] in
      let rows = rows.filter { $0.reason == reason }
      guard !rows.isEmpty else { return [] }
      return ["\(counted(rows.count, "token")) \(Self.words(reason)):"] + rows.map(line)
    }
  }

  private static func words(_ reason: Reason) -> String {
    switch reason {
    case .unread: "that no case reads, nor anything made from it"
    case .invisible: "that cases read, but of which none shows a change"
    case .untried: "that could not be tried, as no other value is known that they can have"
    }
  }

  private func line(_ row: Row) -> String {
    let reads = row.caseCount == 0 ? "" : ", read by \(counted(row.caseCount, "case")), as \(row.example)"
    let steps = row.reason == .invisible ? ", tried \(row.steps.joined(separator: "; "))" : ""
    return "  \(row.path) (\(row.values.text(among: all))): \(row.value)\(steps)\(reads)"
  }

  /// How much was tried and found, in one line.
  public var summary: String {
    let unread = Set(rows.filter { $0.reason == .unread }.map(\.path)).count
    let blind = Set(rows.filter { $0.reason == .invisible }.map(\.path)).count
    let untried = Set(rows.filter { $0.reason == .untried }.map(\.path)).count
    return "of \(counted(tokenCount, "token")), \(unread) read by no case and \(blind) read but not seen, in "
      + counted(caseCount, "case") + (untried == 0 ? "" : "; \(untried) could not be tried")
  }

  /// The lines of a JSON object with `cases` and `tokens`, how many there are, and `blindSpots`.
  ///
  /// A blind spot has `path`, `reason` (`unread`, `invisible`, `untried`), `value` where it was found first, `steps`, the
  /// values that were tried, `caseCount`, how many cases read it, `example`, the first of them or null, and each axis with
  /// a list of values: of those on which tokens do not depend, the ones of a single case.
  public var json: [String] {
    let entries = rows.map { row in
      "{"
        + [
          JSONText.members([("path", row.path), ("reason", row.reason.rawValue), ("value", row.value)]),
          "\"steps\": \(JSONText.list(row.steps))", "\"caseCount\": \(row.caseCount)",
          "\"example\": \(row.example.isEmpty ? "null" : JSONText.quoted(row.example))", row.values.jsonMembers,
        ].joined(separator: ", ") + "}"
    }
    return ["{", "  \"cases\": \(caseCount),", "  \"tokens\": \(tokenCount),"]
      + JSONText.block("blindSpots", entries, isLast: true) + ["}"]
  }
}
