import DaguerreGraphics
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

/// The articles that tell other programs what is in files and output name all members, and no other ones.
@Suite("Documentation of files")
struct DocumentationTests {
  private let catalogue: ShapesCatalogue
  private let layered: any SnapshotCatalogue
  private let test: TestStore

  /// Two causes, of which one depends on the size class, and a chain.
  init() throws {
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    self.catalogue = catalogue
    test = try TestStore(recording: catalogue)
    layered = try catalogue.laying([.value(path: "ink", text: "FF0000"), .value(path: "tile.width", text: "33")])
  }

  private var study: ImpactStudy { ImpactStudy(catalogue: layered, store: test.store, threads: 2) }

  private func check(_ article: String, _ objects: [Any]) throws {
    let words = Article.Words(axes: catalogue.axes.all.map(\.name), tokens: catalogue.tokens(of: "harbour"))
    let problems = try Article(article).problems(of: objects, words)
    #expect(problems.isEmpty, "\(article): \(problems)")
  }

  private func parse(_ bytes: [UInt8]) throws -> Any { try JSONSerialization.jsonObject(with: Data(bytes)) }

  private func exceptions() throws -> [Report.Exception] {
    let text = "\(Exceptions.head)\n*\texact\t1%\t2027-01-01\ta reason\n"
    return try Exceptions(parsing: Array(text.utf8), path: "exceptions.tsv").entries.map(Report.Exception.init)
  }

  @Test("report.json")
  func report() throws {
    // One of another kind, without pixels.
    try test.replace("\ntile/solid", by: "\ntile/solid2", in: "plain/manifest.tsv")
    let lines = try test.folder.text("Snapshots/plain/manifest.tsv").split(separator: "\n")
    try test.folder.write(
      lines.filter { !$0.hasPrefix("tile/solid2") }.joined(separator: "\n") + "\n", to: "Snapshots/plain/manifest.tsv")
    #expect(try !test.verify(layered).isEqual)
    let bytes = try test.folder.bytes("report/report.json")
    var known = try JSONDecoder().decode(Report.self, from: Data(bytes))
    #expect(Set(known.groups.map(\.kind)) == [.pixels, .new])
    // Rectangles have no text, so no pair has a ratio.
    known.contactSheet = "contact-sheet.png"
    known.exceptions = try exceptions()
    known.causes[0].contrasts = [Report.Contrast(pair: "text on ground", before: 4.5, after: 3)]
    try check("ReportFile", [parse(bytes), parse([UInt8](JSONEncoder().encode(known)))])
    let kinds = try Article("ReportFile").rows(of: "Kind").map { $0[0] }
    #expect(kinds == Report.Kind.allCases.map { "`\($0.rawValue)`" })
  }

  @Test("result.json")
  func result() throws {
    _ = try test.verify(layered)
    var catalogue = catalogue
    catalogue.isOtherPaint = true
    try test.replace("tile/solid\t", by: "tile/solid2\t", in: "reads.tsv")
    let object = try parse(test.folder.bytes("report/result.json"))
    _ = try test.verify(catalogue)
    var known = try JSONDecoder().decode(RunResult.self, from: Data(test.folder.bytes("report/result.json")))
    known.failure = "the disk is full"
    known.exceptions = try exceptions()
    known.hidden = [RunResult.Hidden(number: 1, exceptions: [0], pixels: 12)]
    known.readProblem = RunResult.ReadProblem(path: "reads.tsv")
    known.causes = [
      RunResult.Cause(path: "ink", theme: "plain", values: ["mode": "dark"], old: "1", new: "2", follows: [])
    ]
    try check("ResultFile", [object, parse([UInt8](JSONEncoder().encode(known)))])
  }

  @Test("formats")
  func formats() throws {
    _ = try test.folder.write("extra", to: "Snapshots/plain/extra.png")
    let run = try test.verify(layered).run
    let text = try ResultWriter(run, folder: "report", fallback: "Snapshots").text(.gitlab)
    try check("ResultFormats", #require(try parse(Array(text.utf8)) as? [Any]))
    let formats = try Article("ResultFormats").rows(of: "Format").map { $0[0] }
    #expect(formats == ResultFormat.allCases.map { "`\($0.rawValue)`" })
  }

  @Test("changes/DIGEST.js")
  func changes() throws {
    _ = try test.verify(layered)
    let scripts = test.folder.files("report/changes")
    #expect(!scripts.isEmpty)
    let objects = try scripts.map { name in
      let text = try test.folder.text("report/changes/\(name)")
      #expect(text.hasPrefix("daguerre.change(\"\(name.dropLast(3))\",{") && text.hasSuffix("});\n"))
      return try parse(Array(text.drop { $0 != "," }.dropFirst().dropLast(3).utf8))
    }
    try check("ChangeScripts", objects)
  }

  @Test("decisions.json")
  func decisions() throws {
    let side = Decisions.Side(
      causes: [.init(path: "ink"), .init(path: "ink", theme: "plain")],
      cases: [.init(id: "tile/solid", values: ["theme": "plain", "mode": "dark"])])
    var all = Decisions(
      references: "0", accept: side, reject: side,
      notes: [
        .init(on: .everything, text: "a"), .init(on: .cause(side.causes[1]), text: "b"),
        .init(on: .case(side.cases[0]), text: "c"),
      ])
    all.looks = [.init(on: side.cases[0], look: "changes/1.js")]
    all.changes = [.init(path: "ink", values: ["theme": "plain"], old: "1", new: "2")]
    try check("DecisionsFile", [parse(all.bytes()), parse(Decisions(references: "0").bytes())])
  }

  @Test("impact --json")
  func impact() throws {
    let drawn = try study.drawnImpact(.init(), report: ReportOutput(folder: test.folder.path("report")))
    try check(
      "ImpactOutput",
      [study.impact(.init()), drawn].map { impact in
        try parse(Array(impact.json(axes: catalogue.axes).joined(separator: "\n").utf8))
      })
  }

  @Test("explain --json")
  func explain() throws {
    func first(_ catalogue: any SnapshotCatalogue) throws -> SnapshotCase {
      try #require(try catalogue.cases().first { $0.id == "tile/solid" })
    }
    let snapshot = try first(layered)
    let equal = ImpactStudy(catalogue: catalogue, store: test.store, threads: 1)
    let explanations = [
      try study.explain(snapshot, .whole), try study.explain(snapshot, .pixel(x: 20, y: 20)),
      try equal.explain(first(catalogue), .cell("Enabled")),
    ]
    try check("ExplainOutput", explanations.map { try parse(Array($0.json.utf8)) })
  }

  @Test("audit --json")
  func audit() throws {
    var catalogue = catalogue
    catalogue.hasTargets = true
    // Bars go beyond the sheet at both ends of a line.
    catalogue.overrides = ["bar.length": "200"]
    let test = try TestStore(recording: catalogue)
    // Rectangles have no text, so no pair has a ratio.
    let pairs = [nil, ContrastPair.Exemption.picture].map { exemption in
      ContrastPair(
        kind: .text, exemption: exemption, foreground: .black, ground: .white, ratio: 21, foregroundTokens: ["ink"],
        groundTokens: [], view: "Text", cell: "Enabled", share: 0, x: 1, y: 2)
    }
    let contrast = ContrastReport([(catalogue.cases()[0], pairs)], axes: catalogue.axes)
    let targets = try TargetAudit(catalogue: catalogue, threads: 2).report(SnapshotSelection())
    let blindSpots = try BlindSpotAudit(catalogue: catalogue, store: test.store, threads: 2).report(.init())
    try check(
      "AuditOutput",
      [contrast.json, targets.json, blindSpots.json].map { try parse(Array($0.joined(separator: "\n").utf8)) })
  }

  @Test("what an article lacks, has too much, or calls by a wrong type is found")
  func problems() throws {
    let words = Article.Words(axes: ["theme"], tokens: [])
    let rows = [
      "| Member | Type | Meaning |", "| --- | --- | --- |", "| `a` | text | A. |", "| `b[].c` | number | C. |",
    ]
    let article = Article(text: rows.joined(separator: "\n"))
    func problems(_ json: String) throws -> [String] { try article.problems(of: [parse(Array(json.utf8))], words) }
    #expect(try problems(#"{"a": "x", "b": [{"c": 1}]}"#) == ["'b' is not in the article"])
    #expect(try problems(#"{"a": 1}"#) == ["'a' is a number", "'b[].c' is never there"])
    let two = try article.problems(of: [parse(Array(#"{"a": "x"}"#.utf8)), parse(Array("{}".utf8))], words)
    #expect(two == ["'a' may be missing", "'b[].c' is never there"])
  }
}

extension ShapesCatalogue {
  fileprivate func tokens(of theme: String) -> [String] { tokens(at: axes.point(theme: theme)).map(\.path) }
}

/// The tables of an article.
private struct Article {
  /// What `AXIS` and `TOKEN` stand for.
  struct Words {
    let axes: [String]
    let tokens: [String]
  }

  private let tables: [[[String]]]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/DaguerreSnapshots/DaguerreSnapshots.docc")
    self.init(text: try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8))
  }

  init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    tables = lines.split { !$0.hasPrefix("|") }.map { rows in
      rows.map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
  }

  /// The rows of all tables whose first column has that title.
  func rows(of title: String) -> [[String]] {
    tables.filter { $0.first?.first == title }.flatMap { $0.dropFirst(2) }
  }

  /// What is in objects and not in the article, or the other way round.
  func problems(of objects: [Any], _ words: Words) throws -> [String] {
    var types: [String: String] = [:]
    for row in rows(of: "Member") {
      let name = row[0].trimmingCharacters(in: ["`"])
      if types.updateValue(row[1], forKey: name) != nil { return ["'\(name)' is there twice"] }
    }
    var seen: [String: (kinds: Set<String>, count: Int)] = [:]
    var objectCounts: [String: Int] = [:]
    func name(_ key: String, in prefix: String) -> String {
      if types[prefix + key] != nil { return prefix + key }
      if words.axes.contains(key), types[prefix + "AXIS"] != nil { return prefix + "AXIS" }
      if words.tokens.contains(key), types[prefix + "TOKEN"] != nil { return prefix + "TOKEN" }
      return prefix + key
    }
    func walk(_ value: Any, _ path: String) {
      if let object = value as? [String: Any] {
        let prefix = path.isEmpty ? "" : path + "."
        objectCounts[prefix, default: 0] += 1
        // Several axes are one member.
        var names: Set<String> = []
        for (key, value) in object {
          let member = name(key, in: prefix)
          seen[member, default: ([], 0)].kinds.insert(Self.kind(of: value))
          if names.insert(member).inserted { seen[member]?.count += 1 }
          walk(value, member)
        }
      } else if let list = value as? [Any] {
        for item in list { walk(item, path + "[]") }
      }
    }
    for object in objects { walk(object, "") }
    var problems: [String] = []
    for (member, type) in types {
      guard let (kinds, count) = seen[member] else {
        problems.append("'\(member)' is never there")
        continue
      }
      let parts = type.components(separatedBy: ", ")
      let known = parts[0].components(separatedBy: " or ")
      problems += kinds.filter { !known.contains($0) }.map { "'\(member)' is a \($0)" }
      let prefix = member.lastIndex(of: ".").map { String(member[...$0]) } ?? ""
      if !parts.dropFirst().contains("optional"), count < objectCounts[prefix] ?? 0 {
        problems.append("'\(member)' may be missing")
      }
    }
    return (problems + seen.keys.filter { types[$0] == nil }.map { "'\($0)' is not in the article" }).sorted()
  }

  private static func kind(of value: Any) -> String {
    switch value {
    case is String: "text"
    // Foundation has one type for both, whose values tell what they were.
    case let number as NSNumber: String(cString: number.objCType) == "c" ? "boolean" : "number"
    case is [Any]: "list"
    case is [String: Any]: "object"
    default: "null"
    }
  }
}
