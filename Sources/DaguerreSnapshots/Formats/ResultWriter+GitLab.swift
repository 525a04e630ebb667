import DaguerreSupport

extension ResultWriter {
  /// A code quality report: a finding for each cause and place, for each look that no token accounts for, and for each
  /// problem of the store.
  var gitlab: String {
    let fallback = Place(file: fallback, line: 1)
    let names = run.differingNames
    var findings: [String] = []
    var known: Set<String> = []
    func add(_ check: String, _ description: String, key: String, at place: Place, _ severity: String) {
      // A fingerprint that is there twice is shown once.
      guard known.insert("\(check)\n\(key)").inserted else { return }
      let fingerprint = "\(Digest(of: Array("\(check)\n\(key)".utf8)))".prefix(32)
      findings.append(
        "  {\(JSONText.members([("description", description), ("check_name", check), ("fingerprint", String(fingerprint)), ("severity", severity)])), "
          + "\"location\": {\"path\": \(JSONText.quoted(place.file)), \"lines\": {\"begin\": \(place.line)}}}")
    }
    for problem in run.report.problems {
      add("daguerre.references", problem, key: problem, at: fallback, "major")
    }
    for (number, count) in unexplained {
      guard let first = run.report.groups[number].cases.first else { continue }
      let more = count > 1 ? " and \(counted(count - 1, "more \(run.noun)"))" : ""
      add(
        knowsTokens ? "daguerre.no-token" : "daguerre.picture",
        "\(names[first])\(more): \(message(first))" + (knowsTokens ? ", which no token accounts for" : ""),
        key: "\(names[first]) \(run.report.cases[first].kind.rawValue)", at: fallback, "critical")
    }
    for finding in causeFindings {
      add("daguerre.token", "\(finding.path): \(finding.words)", key: finding.key, at: finding.place, "major")
    }
    return findings.isEmpty ? "[]\n" : "[\n\(findings.joined(separator: ",\n"))\n]\n"
  }
}
