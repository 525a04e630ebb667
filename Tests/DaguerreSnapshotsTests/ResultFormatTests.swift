import Foundation
import FoundationXML
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

@Suite("Formats of a finding")
struct ResultFormatTests {
  private let equal: RunReport
  private let caused: RunReport
  private let different: RunReport

  /// One run without and one with causes, and one with unexplained changes and problems of the store too.
  init() throws {
    var catalogue = ShapesCatalogue()
    let test = try TestStore(recording: catalogue)
    equal = try test.verify(catalogue).run
    catalogue.overrides = ["tile.width": "21"]
    caused = try test.verify(catalogue).run
    try test.folder.write("extra", to: "Snapshots/plain/a <&\"b'.png")
    catalogue.isOtherPaint = true
    different = try test.verify(catalogue).run
    #expect(different.report.groups.contains { $0.isWithoutToken })
  }

  private func writer(_ run: RunReport, _ place: ResultWriter.Place? = .init(file: "a b/t%,:.json", line: 7))
    -> ResultWriter
  {
    ResultWriter(run, folder: "out", address: "https://ci.example/1", fallback: "Snapshots") { path, theme in
      path == "tile.width" && theme == "plain" ? place : nil
    }
  }

  private func text(_ format: ResultFormat, _ run: RunReport) throws -> String { try writer(run).text(format) }

  @Test("of many words the first are told, and how many more there are")
  func list() {
    #expect(ResultWriter.list(["a", "b"], most: 2) == "a, b")
    #expect(ResultWriter.list(["a", "b", "c"], most: 2, between: "; ") == "a; b and 1 more")
    #expect(ResultWriter.list([], most: 2).isEmpty)
  }

  @Test("every format ends with a line end, and is the same twice", arguments: ResultFormat.allCases)
  func ends(format: ResultFormat) throws {
    for run in [equal, different] {
      let text = try text(format, run)
      #expect(text.isEmpty && format == .github || text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(try self.text(format, run) == text)
    }
  }

  @Test("text and JSON are what verify prints and writes")
  func plain() throws {
    #expect(try text(.text, equal) == "96 cases are equal to their references\n")
    #expect(try text(.text, different) == (different.lines + [different.summary]).joined(separator: "\n") + "\n")
    let report = try JSONDecoder().decode(Report.self, from: Data(text(.json, different).utf8))
    #expect(report.cases.count == different.report.cases.count && report.comparedCases == 96)
    var run = different
    #expect(run.summary.hasSuffix(" cases differ from their references; the store has 3 problems"))
    run.report.problems = [run.report.problems[0]]
    #expect(run.summary.hasSuffix("; the store has 1 problem"))
  }

  @Test("a terminal is told of few changes in full, and of many by cause and sheet: every case counts once")
  func overview() throws {
    #expect(different.overview() == different.lines)
    let lines = different.overview(readable: 2)
    let problems = different.report.problems
    #expect(lines.starts(with: problems.prefix(2) + ["and 1 more problem of the store"]) && problems.count == 3)
    #expect(lines.contains { $0.hasPrefix("cause tile.width (plain") && $0.contains(" pixels") }, "\(lines)")
    let sheets = lines.filter { $0.contains(" cases, at most ") || $0.contains(" case, at most ") }
    #expect(sheets.contains { $0.hasPrefix("tile/") && $0.contains(", because of tile.width") }, "\(lines)")
    let counts = lines.compactMap { line in
      different.report.cases.contains { line.hasPrefix("\($0.id): ") } ? line.split(separator: " ")[1] : nil
    }
    #expect(counts.compactMap { Int($0) }.reduce(0, +) == different.report.cases.count)
    #expect(lines.last?.hasPrefix("these are \(different.report.groups.count) different changes") == true)
  }

  @Test("JUnit: a suite for each theme and component, a test for each case, as the schemas want it")
  func junit() throws {
    for run in [equal, different] {
      let parsed = try Suites(parsing: text(.junit, run))
      #expect(parsed.problems.isEmpty, "\(parsed.problems)")
      let suites = parsed.suites.filter { $0.name != "references" }
      #expect(suites.map(\.name) == ["harbour.bar", "plain.bar", "harbour.tile", "plain.tile"])
      #expect(suites.reduce(0) { $0 + $1.tests.count } == 96)
      #expect(suites.flatMap(\.tests).filter { $0.failure != nil }.count == run.report.cases.count)
      for suite in suites { #expect(Set(suite.tests.map(\.name)).count == suite.tests.count) }
    }
    let parsed = try Suites(parsing: text(.junit, different))
    let store = try #require(parsed.suites.last)
    #expect(store.name == "references" && store.tests.count == different.report.problems.count)
    #expect(
      store.tests.contains {
        $0.failure?.hasSuffix("a <&\"b'.png: no case uses this file: delete it, or prune") == true
      })
    let failed = try #require(parsed.suites.first { $0.name == "plain.tile" }?.tests.first { $0.failure != nil })
    #expect(failed.failure?.contains("changed pixels, because of tile.width") == true)
    #expect(failed.text.contains("\nbefore: out/pictures/") && failed.text.contains("\nafter: out/pictures/"))
  }

  @Test("GitHub: annotations where a token is declared, at most ten, escaped as the runner reads them")
  func github() throws {
    let lines = try text(.github, different).split(separator: "\n")
    #expect(lines.count <= 10 && lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(
      lines.contains {
        $0.hasPrefix("::error file=a b/t%25%2C%3A.json,line=7,title=tile.width::20 -> 21: ")
          && $0.contains(" differing cases, ")
      }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("::error file=Snapshots,line=1,title=tile.width::") })
    #expect(lines.count { $0.contains("title=tile.width::") } == 2)
    #expect(lines.last?.hasPrefix("::error title=daguerre::\(different.report.cases.count) of 96 cases differ") == true)
    #expect(try text(.github, equal).isEmpty)
  }

  @Test("GitLab: code quality findings with a path, a line and a fingerprint of their own")
  func gitlab() throws {
    #expect(try text(.gitlab, equal) == "[]\n")
    let findings = try JSONSerialization.jsonObject(with: Data(text(.gitlab, different).utf8)) as? [[String: Any]] ?? []
    #expect(!findings.isEmpty)
    #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == findings.count)
    for finding in findings {
      #expect(["info", "minor", "major", "critical", "blocker"].contains(finding["severity"] as? String))
      #expect(finding["description"] is String && finding["check_name"] is String)
      let location = try #require(finding["location"] as? [String: Any])
      #expect((location["lines"] as? [String: Any])?["begin"] is Int && location["path"] is String)
    }
    let paths = findings.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(Set(paths) == ["a b/t%,:.json", "Snapshots"])
  }

  @Test("TAP: a plan, and a line for each case with what is known of a failure")
  func tap() throws {
    let lines = try text(.tap, different).split(separator: "\n")
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(lines[0] == "TAP version 14" && lines[1] == "1..\(points.count)")
    #expect(points.count == 96 + different.report.problems.count)
    for (number, point) in points.enumerated() { #expect(point.contains("ok \(number + 1) - "), "\(point)") }
    #expect(
      points.filter { $0.hasPrefix("not") }.count == different.report.cases.count + different.report.problems.count)
    #expect(lines.filter { $0 == "  ---" }.count == different.report.cases.count)
    #expect(lines.filter { $0 == "  ..." }.count == different.report.cases.count)
    #expect(try text(.tap, equal).contains("\nok 96 - "))
  }

  @Test("Markdown: the verdict, causes first, one picture, never too long")
  func markdown() throws {
    #expect(try text(.markdown, equal) == "## ✅ 96 cases are equal to their references\n")
    var run = different
    run.report.contactSheet = "contact-sheet.png"
    let text = try text(.markdown, run)
    #expect(text.hasPrefix("## ❌ "))
    #expect(text.contains("\n![What changed most, before and after](https://ci.example/1/contact-sheet.png)\n"))
    #expect(text.split(separator: "![").count == 2)
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(heads == ["### Causes", "### No token accounts for", "### Problems of the references", "### Cases"])
    #expect(text.contains("| `tile.width` | `20` → `21`"))
    #expect(text.contains("a \\<\\&\"b'.png"))
    // Fifty times as much.
    run.report.problems = Array(repeating: run.report.problems, count: 50).flatMap { $0 }
    run.report.problems.append(String(repeating: "🧨", count: 70_000))
    let long = try writer(run).text(.markdown)
    #expect(long.utf16.count <= ResultWriter.maximumMarkdown && long.contains("\nand "))
  }

  @Test("what tokens account for is never told as what none does")
  func explained() throws {
    for format in ResultFormat.allCases {
      #expect(try !text(format, caused).lowercased().contains(#/no.token/#), "\(format)")
    }
    for format in [ResultFormat.text, .github, .gitlab, .markdown] {
      #expect(try text(format, different).lowercased().contains(#/no.token/#), "\(format)")
    }
  }

  @Test("values of modes have commas, so others lie between changes")
  func changes() throws {
    var run = different
    let width = run.report.causes.indices.filter { run.report.causes[$0].path == "tile.width" }
    for (index, old) in zip(width, ["light 1, dark 2", "light 3, dark 4"]) { run.report.causes[index].old = old }
    let writer = ResultWriter(run, folder: nil, fallback: "Snapshots")
    for format in [ResultFormat.github, .gitlab] {
      #expect(try writer.text(format).contains("light 1, dark 2 -> 21; light 3, dark 4 -> 21"))
    }
  }

  @Test("what looks like an end of XML or of a command is none")
  func hostileText() throws {
    var run = different
    run.report.problems = ["]]>\u{0}\u{1B}</failure>\n::error::\u{FFFF}"]
    #expect(try Suites(parsing: writer(run).text(.junit)).problems.isEmpty)
    #expect(try writer(run).text(.github).split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
    #expect(try JSONSerialization.jsonObject(with: Data(writer(run).text(.gitlab).utf8)) is [Any])
  }

  @Test("a mark that joins a character with a meaning does not hide it, and nothing is told to a terminal")
  func joinedMarks() throws {
    var run = different
    run.report.problems = ["a\"\u{301}b|\u{301}c#\u{301}d`\u{301}e\u{1B}[31mf\ng"]
    #expect(try Suites(parsing: writer(run).text(.junit)).problems.isEmpty)
    #expect(
      try writer(run).text(.tap).hasSuffix(" - a\"\u{301}b|\u{301}c\\#\u{301}d`\u{301}e\\\\u{1B}[31mf g\n"))
    #expect(
      try writer(run).text(.markdown).contains(
        "- a\"\u{301}b\\|\u{301}c\\#\u{301}d\\`\u{301}e\\\\u{1B}\\[31mf g\n"))
  }
}

/// What JUnit XML says, and what the schemas of Ant's task and of Jenkins' xUnit do not allow in it.
private final class Suites: NSObject, XMLParserDelegate {
  struct Test {
    var name = ""
    var failure: String?
    var text = ""
  }

  struct Suite {
    var name = ""
    var tests: [Test] = []
  }

  private(set) var suites: [Suite] = []
  private(set) var problems: [String] = []
  private var path: [String] = []
  private var parts: [String] = []
  private var counts: [String: Int] = [:]

  private static let attributes: [String: Set<String>] = [
    "testsuites": [], "properties": [], "system-out": [], "system-err": [], "failure": ["type", "message"],
    "error": ["type", "message"], "testcase": ["name", "classname", "time"],
    "testsuite": [
      "name", "package", "id", "tests", "failures", "errors", "skipped", "timestamp", "hostname", "time",
    ],
  ]
  private static let parents = [
    "testsuites": "", "testsuite": "testsuites", "properties": "testsuite", "testcase": "testsuite",
    "system-out": "testsuite", "system-err": "testsuite", "failure": "testcase", "error": "testcase",
  ]

  init(parsing text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problems.append("\(String(describing: parser.parserError))") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if Self.attributes[name] != Set(attributes.keys) { problems.append("\(name) has \(attributes.keys.sorted())") }
    if Self.parents[name] != path.last ?? "" { problems.append("\(name) in \(path)") }
    path.append(name)
    func number(_ key: String) -> Int {
      guard let value = Int(attributes[key] ?? "") else {
        problems.append("\(key) is \(attributes[key] ?? "")")
        return 0
      }
      return value
    }
    switch name {
    case "testsuite":
      suites.append(Suite(name: attributes["name"] ?? ""))
      if number("id") != suites.count - 1 { problems.append("the id of suite \(suites.count)") }
      if number("time") != 0 || attributes["timestamp"] != "1970-01-01T00:00:00" { problems.append("a time") }
      counts = ["tests": number("tests"), "failures": number("failures"), "errors": number("errors")]
      parts = []
    case "testcase": suites[suites.count - 1].tests.append(Test(name: attributes["name"] ?? ""))
    case "failure", "error":
      let last = suites[suites.count - 1].tests.count - 1
      suites[suites.count - 1].tests[last].failure = attributes["message"]
      counts[name == "error" ? "errors" : "failures", default: 0] -= 1
    default: break
    }
    if path.count == 3, parts.last != name { parts.append(name) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard path.last == "failure" else { return }
    let last = suites[suites.count - 1].tests.count - 1
    suites[suites.count - 1].tests[last].text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    path.removeLast()
    guard name == "testsuite" else { return }
    if counts["tests"] != suites.last?.tests.count || counts["failures"] != 0 || counts["errors"] != 0 {
      problems.append("the numbers of \(suites.last?.name ?? "")")
    }
    if parts != ["properties", "testcase", "system-out", "system-err"] { problems.append("\(parts)") }
  }
}
