extension ResultWriter {
  /// XML that both the schema of Ant's task and that of Jenkins' xUnit accept.
  ///
  /// They ask for a host, a time and a duration, which would not be the same twice: they are always the same here.
  var junit: String {
    var order: [String] = []
    var suites: [String: [RunReport.Tested]] = [:]
    for item in run.tested {
      if suites[item.suite] == nil { order.append(item.suite) }
      suites[item.suite, default: []].append(item)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for (number, name) in order.enumerated() { lines += suite(name, suites[name] ?? [], number: number) }
    if !run.report.problems.isEmpty || run.failure != nil { lines += problemSuite(number: order.count) }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func suite(_ name: String, _ tests: [RunReport.Tested], number: Int) -> [String] {
    let failures = tests.filter { $0.difference != nil }.count
    return [Self.head(name, tests: tests.count, failures: failures, errors: 0, number: number)]
      + tests.flatMap { test -> [String] in
        let attributes = Self.attributes(of: test.name, in: name)
        guard let difference = test.difference else { return ["    <testcase \(attributes)/>"] }
        let item = run.report.cases[difference]
        let text = (run.details[item.group] + pictures(item.group)).joined(separator: "\n")
        return [
          "    <testcase \(attributes)>",
          "      <failure type=\"\(item.kind.rawValue)\" message=\"\(Self.attribute(message(difference)))\">\(Self.content(text))</failure>",
          "    </testcase>",
        ]
      } + Self.tail
  }

  /// The store itself is a suite of its own.
  private func problemSuite(number: Int) -> [String] {
    let name = "references"
    let problems = run.report.problems + [run.failure].compactMap { $0 }
    return [Self.head(name, tests: problems.count, failures: 0, errors: problems.count, number: number)]
      + problems.flatMap { problem in
        let text = problem.prefix { $0 != "\n" }
        return [
          "    <testcase \(Self.attributes(of: String(text), in: name))>",
          "      <error type=\"store\" message=\"\(Self.attribute(problem))\"></error>", "    </testcase>",
        ]
      } + Self.tail
  }

  private func pictures(_ group: Int) -> [String] {
    let group = run.report.groups[group]
    return [("before", group.before), ("after", group.after)].compactMap { word, picture in
      picture.flatMap { path($0.file) }.map { "\(word): \($0)" }
    }
  }

  private static func head(_ name: String, tests: Int, failures: Int, errors: Int, number: Int) -> String {
    "  <testsuite name=\"\(attribute(name))\" package=\"daguerre\" id=\"\(number)\" tests=\"\(tests)\" "
      + "failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" timestamp=\"1970-01-01T00:00:00\" "
      + "hostname=\"localhost\" time=\"0\">\n    <properties/>"
  }

  private static let tail = ["    <system-out/>", "    <system-err/>", "  </testsuite>"]

  private static func attributes(of name: String, in suite: String) -> String {
    "name=\"\(attribute(name))\" classname=\"\(attribute(suite))\" time=\"0\""
  }

  private static func attribute(_ text: String) -> String {
    // An attribute's line ends become spaces where they are read.
    escape(content(text.split(whereSeparator: \.isNewline).joined(separator: " "))) { $0 == "\"" ? "&quot;" : nil }
  }

  /// The text with what means something to XML written otherwise, and without what XML 1.0 cannot hold.
  private static func content(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\n", "\t": nil
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }
}
