import DaguerreSupport

extension ResultWriter {
  /// Version 14 of the Test Anything Protocol, with what is known of a failed test as YAML.
  var tap: String {
    let problems = run.report.problems + [run.failure].compactMap { $0 }
    var lines = ["TAP version 14", "1..\(run.tested.count + problems.count)"]
    for (number, test) in run.tested.enumerated() {
      guard let difference = test.difference else {
        lines.append("ok \(number + 1) - \(Self.description(test.name))")
        continue
      }
      let item = run.report.cases[difference]
      let group = run.report.groups[item.group]
      lines.append("not ok \(number + 1) - \(Self.description(test.name))")
      lines += ["  ---", "  message: \(JSONText.quoted(message(difference)))", "  kind: \(item.kind.rawValue)"]
      lines += ["  changedPixels: \(item.changedPixels)"]
      for (word, picture) in [("before", group.before), ("after", group.after)] {
        if let path = picture.flatMap({ path($0.file) }) { lines.append("  \(word): \(JSONText.quoted(path))") }
      }
      lines.append("  ...")
    }
    for (number, problem) in problems.enumerated() {
      lines.append("not ok \(run.tested.count + number + 1) - \(Self.description(problem))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A `#` would begin a directive, and a `\` escapes.
  private static func description(_ text: String) -> String {
    escape(line(text)) { $0 == "#" || $0 == "\\" ? "\\\($0)" : nil }
  }
}
