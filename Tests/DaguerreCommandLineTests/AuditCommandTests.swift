import Foundation
import TestSupport
import Testing

@Suite("daguerre audit")
struct AuditCommandTests {
  private let tool = BuiltTool.fixture

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    return folder
  }

  private struct Contrasts: Decodable {
    struct Pair: Decodable {
      struct Example: Decodable {
        let id, theme, mode, cell, view: String
        let at: [Int]
      }
      let kind, foreground, ground: String
      let ratio, required: Double
      let exempt: String?
      let finding: Bool
      let foregroundTokens, groundTokens, theme, tuning, mode, direction: [String]
      let caseCount: Int
      let example: Example
    }
    let cases: Int
    let pairs: [Pair]
  }

  @Test("contrast has exact ratios, and ends with 1 where one is too small")
  func contrast() throws {
    let folder = try folder()
    let targets = ["FIXTURE_TARGETS": "1"]
    let outcome = try tool.run(["audit", "contrast", "--json"], in: folder, environment: targets)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Contrasts.self, from: Data(outcome.output.utf8))
    #expect(report.cases == 96)
    // #102030 on white, and #F0E0D0 on black.
    #expect(
      report.pairs.map { "\($0.kind) \($0.foreground) \($0.ground) \($0.ratio) \($0.mode) \($0.caseCount)" } == [
        "boundary #F0E0D0FF #000000FF 16.27 [\"dark\"] 48", "boundary #102030FF #FFFFFFFF 16.51 [\"light\"] 48",
      ])
    #expect(report.pairs.allSatisfy { !$0.finding && $0.required == 3 && $0.exempt == nil && $0.theme.count == 2 })
    let faint = try tool.run(
      ["audit", "contrast", "--set", "tile.color=949495", "--mode", "light"], in: folder, environment: targets)
    #expect(faint.status == 0, "3.03: \(faint.output)")
    let fainter = try tool.run(
      ["audit", "contrast", "--set", "tile.color=969696", "--mode", "light"], in: folder, environment: targets)
    #expect(fainter.status == 1)
    #expect(fainter.output.hasPrefix("2.95:1 of 3.00:1  boundary  #969696FF on #FFFFFFFF  (harbour, plain)\n"))
    #expect(fainter.output.hasSuffix("1 pair below the ratio of WCAG 2.2, of 1 in 48 cases; 0 more are exempt\n"))
  }

  private struct Targets: Decodable {
    struct Target: Decodable {
      struct Example: Decodable {
        let id, theme, cell: String
        let frame: [Double]
      }
      let component: String
      let width, height, level: Double
      let room, finding: Bool
      let tuning: [String]
      let example: Example
    }
    let cases: Int
    let targets: [Target]
    let withoutTargets: [String]
  }

  @Test("targets have their sizes, and ends with 0 where none is too small")
  func targets() throws {
    let outcome = try tool.run(
      ["audit", "targets", "--json", "--component", "tile", "--set", "tile.width=26"], in: try folder(),
      environment: ["FIXTURE_TARGETS": "1"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try JSONDecoder().decode(Targets.self, from: Data(outcome.output.utf8))
    #expect(report.cases == 64 && report.withoutTargets.isEmpty)
    #expect(
      report.targets.map { "\($0.component) \($0.width) \($0.height) \($0.level) \($0.room)" } == [
        "tile 26.0 15.0 0.0 true"
      ])
    #expect(report.targets[0].example.frame == [5, 5, 26, 15] && report.targets[0].example.cell == "Enabled")
  }

  private struct BlindSpots: Decodable {
    struct Spot: Decodable {
      let path, reason, value: String
      let steps, theme, tuning: [String]
      let caseCount: Int
      let example: String?
    }
    let cases, tokens: Int
    let blindSpots: [Spot]
  }

  @Test("blind spots are read from the references' record, and end with 1")
  func blindSpots() throws {
    let folder = try folder()
    let missing = try tool.run(["audit", "blind-spots"], in: folder)
    #expect(missing.status == 3 && missing.errors.contains("there are no references"))
    try #require(try tool.run(["record"], in: folder).status == 0)
    let outcome = try tool.run(
      ["audit", "blind-spots", "--json", "--mode", "light", "--set", "bar.length=200"], in: folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    let report = try JSONDecoder().decode(BlindSpots.self, from: Data(outcome.output.utf8))
    #expect(report.cases == 48 && report.tokens == 4)
    #expect(
      report.blindSpots.map { "\($0.path) \($0.reason) \($0.steps) \($0.caseCount)" } == [
        "unread unread [\"2\", \"0\"] 0", "bar.length invisible [\"201\", \"199\", \"500\"] 16",
      ])
    let text = try tool.run(["audit", "blind-spots", "--mode", "light"], in: folder)
    #expect(text.output.hasPrefix("1 token that no case reads, nor anything made from it:\n  unread ("))
    #expect(text.output.hasSuffix("of 4 tokens, 1 read by no case and 0 read but not seen, in 48 cases\n"))
  }

  @Test("wrong use is told", arguments: [["contrast", "--theme", "no"], ["targets", "--set", "x"], ["nothing"]])
  func wrongUse(arguments: [String]) throws {
    #expect(try tool.run(["audit"] + arguments, in: try folder()).status == 2)
  }
}
