import Foundation
import TestSupport
import Testing

@Suite("daguerre impact and explain")
struct ImpactCommandTests {
  private let tool = BuiltTool.fixture

  private func recorded() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let outcome = try tool.run(["record"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return folder
  }

  private struct Impact: Decodable {
    struct Cause: Decodable {
      let path, theme, old, new: String
      let tuning, mode, sizeClass: String?
      let follows: [String]
    }

    struct Case: Decodable {
      let id, theme, tuning, mode, sizeClass, direction, contrast, textScale: String
      let causes: [String]
      let changedPixels: Int?
    }

    let causes: [Cause]
    let cases: [Case]
  }

  @Test("JSON has the causes and the cases, with pixels where it is drawn", arguments: [[], ["--draw"]])
  func json(arguments: [String]) throws {
    let folder = try recorded()
    let outcome = try tool.run(["impact", "--json", "--set", "tile.width=21"] + arguments, in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let impact = try JSONDecoder().decode(Impact.self, from: Data(outcome.output.utf8))
    #expect(Set(impact.causes.map(\.path)) == ["tile.width"])
    // The tuning 'wide' had another value.
    #expect(
      impact.causes.map { "\($0.theme) \($0.tuning ?? "all") \($0.old) \($0.new)" } == [
        "harbour default 20 21", "harbour wide 30 21", "harbour tall 20 21", "plain all 20 21",
      ])
    #expect(impact.causes.allSatisfy { $0.mode == nil && $0.sizeClass == nil })
    #expect(impact.cases.count == 64)
    #expect(impact.cases.allSatisfy { $0.causes == ["tile.width"] && ($0.changedPixels == nil) == arguments.isEmpty })
  }

  @Test("a pixel is explained with its colours and its cause")
  func pixel() throws {
    let folder = try recorded()
    let outcome = try tool.run(
      ["explain", "tile/solid", "51,12", "--theme", "plain", "--set", "tile.width=21"], in: folder)
    #expect(
      outcome.output == """
        tile/solid (plain/default/light/compact/ltr)
          colour #FFFFFFFF -> #102030FF
          1 pixel differs
          painted: fill #102030FF
          cause tile.width: 20 -> 21, 1 pixel

        """, "\(outcome.errors)")
    let outside = try tool.run(["explain", "tile/solid", "900,12", "--theme", "plain"], in: folder)
    #expect(outside.status == 2 && outside.errors.contains("outside the sheet, which is 200x100 pixels"))
    for text in ["1.5,2", "5, 5", "99999999999999999999,1"] {
      let wrong = try tool.run(["explain", "tile/solid", text, "--theme", "plain"], in: folder)
      #expect(wrong.status == 2 && wrong.errors.hasPrefix("error: '\(text)' is no pixel: give column and row"))
    }
    let negative = try tool.run(["explain", "tile/solid", "-1,5"], in: folder)
    #expect(
      negative.status == 2 && negative.errors.hasPrefix("error: Unknown option '-1,5'. Pixels are counted from 0,0 on"))
    let cell = try tool.run(["explain", "tile/solid", "Enabeld", "--theme", "plain"], in: folder)
    #expect(cell.status == 2 && cell.errors.contains("there is no cell 'Enabeld'. Known: enabled, pressed"))
  }

  @Test("the id of no case is told with the nearest one")
  func unknownCase() throws {
    let folder = try recorded()
    let near = try tool.run(["explain", "tile/sold"], in: folder)
    #expect(near.status == 2 && near.errors == "error: no case has the id 'tile/sold'. Did you mean 'tile/solid'?\n")
    let far = try tool.run(["explain", "anything"], in: folder)
    #expect(far.status == 2 && far.errors.contains("no case has the id 'anything'. List the cases"))
    let removed = try tool.run(["explain", "tile/solid"], in: folder, environment: ["FIXTURE_OMITTED": "tile/solid"])
    #expect(removed.status == 2 && removed.errors.contains("'tile/solid' has references and no case any more"))
    let elsewhere = try tool.run(["explain", "tile/*", "--contrast", "high"], in: folder)
    #expect(elsewhere.status == 2 && elsewhere.errors.contains("no case fits all that is selected"))
  }

  @Test("verify --affected draws only what a token reaches, and --prove needs it")
  func affected() throws {
    let folder = try recorded()
    let outcome = try tool.run(["verify", "--affected", "--set", "bar.length=41", "-o", "report"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: 32 of 32 cases differ from their references; the store has 2 problems\n")
    #expect(try tool.run(["verify", "--affected", "--prove", "7"], in: folder).output.hasPrefix("7 cases are equal"))
    #expect(try tool.run(["verify", "--prove", "7"], in: folder).status == 2)
  }
}
