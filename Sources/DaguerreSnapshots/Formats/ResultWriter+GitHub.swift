internal import DaguerreSupport

extension ResultWriter {
  /// GitHub shows ten annotations of a kind for a step: causes first, the rest told together.
  private static let maximumAnnotations = 10

  /// A workflow command a line.
  var github: String {
    var lines: [String] = []
    let unexplained = unexplained
    let names = run.differingNames
    for problem in run.report.problems.prefix(2) {
      lines.append(Self.command(title: "References", problem, at: Place(file: fallback, line: 1)))
    }
    for (number, count) in unexplained.prefix(3) {
      guard let first = run.report.groups[number].cases.first else { continue }
      let more = count > 1 ? " and \(counted(count - 1, "more \(run.noun)"))" : ""
      lines.append(
        Self.command(
          title: names[first] + more, (knowsTokens ? "No token accounts for it: " : "") + message(first),
          at: Place(file: fallback, line: 1)))
    }
    let annotations = causeFindings.map { Self.command(title: $0.path, $0.words, at: $0.place) }
    lines += annotations.prefix(Self.maximumAnnotations - 1 - lines.count)
    if !run.isEqual || run.failure != nil { lines.append(Self.command(title: run.report.tool, run.summary, at: nil)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func command(title: String, _ message: String, at place: Place?) -> String {
    let location = place.map { "file=\(property($0.file)),line=\($0.line)," } ?? ""
    return "::error \(location)title=\(property(title))::\(data(message))"
  }

  private static let dataCodes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

  /// As the runner's toolkit escapes the text of a command.
  private static func data(_ text: String) -> String { escape(text) { dataCodes[$0] } }

  private static func property(_ text: String) -> String {
    escape(text) { dataCodes[$0] ?? [":": "%3A", ",": "%2C"][$0] }
  }
}
