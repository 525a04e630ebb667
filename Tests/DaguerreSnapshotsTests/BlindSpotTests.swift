import DaguerreSkins
import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("Blind spots")
struct BlindSpotTests {
  private func report(_ catalogue: ShapesCatalogue, mode: String = "light") throws -> BlindSpotReport {
    let test = try TestStore(recording: catalogue)
    var selection = SnapshotSelection()
    selection["mode"] = [mode]
    return try BlindSpotAudit(catalogue: catalogue, store: test.store, threads: 2).report(selection)
  }

  @Test("a token that nobody reads is one, those that show are not")
  func unread() throws {
    let report = try report(ShapesCatalogue())
    #expect(report.rows.map { "\($0.reason) \($0.path) \($0.value) \($0.caseCount)" } == ["unread unread 1 0"])
    #expect(report.tokenCount == 4 && report.caseCount == 48)
  }

  @Test("a token that is read and does not show is another")
  func invisible() throws {
    var catalogue = ShapesCatalogue()
    // Bars go beyond the sheet at both ends of a line.
    catalogue.overrides = ["bar.length": "200"]
    let report = try report(catalogue)
    #expect(
      report.rows.map { "\($0.reason) \($0.path) \($0.caseCount)" } == ["unread unread 0", "invisible bar.length 16"])
    #expect(report.rows[1].steps == ["201", "199", "500"] && report.rows[1].example.hasPrefix("bar/long ("))
    #expect(
      report.lines.contains { $0.hasPrefix("  bar.length (harbour, plain") && $0.contains("tried 201; 199; 500") })
  }

  @Test("a token that others are made from is noticed by way of them")
  func chained() throws {
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    #expect(try report(catalogue).rows.map(\.path) == ["unread"])
  }

  @Test("where no other value is known, that is said")
  func untried() throws {
    // The dark colour is a word to the audit, and there is no other word.
    let report = try report(ShapesCatalogue(), mode: "dark")
    #expect(report.rows.map { "\($0.reason) \($0.path)" } == ["unread unread", "untried tile.color"])
  }

  @Test("words of tokens of the same kind are tried, not those of a token whose path only ends alike")
  func words() throws {
    struct Words: SnapshotCatalogue {
      let components = ["tile"]
      let axes = ShapesCatalogue.axes

      func cases() -> [SnapshotCase] { [] }

      func tokens(at point: SnapshotPoint, under skin: (any Skin)?) -> [TokenRead] {
        [
          TokenRead(path: "border.style.default", value: "solid"), TokenRead(path: "font.family.code", value: "Mono"),
          TokenRead(path: "harbour.font.family.brand.default", value: "Sans"),
        ]
      }
    }
    let catalogue = Words()
    let source = try TokenSource(of: catalogue, at: catalogue.axes.point(theme: "harbour"), words: [:])
    #expect(source.steps == [[], ["Sans"], ["Mono"]])
  }

  @Test("the store must know what cases read")
  func store() throws {
    let empty = try TestStore()
    #expect(throws: StoreError.missing(folder: empty.store.folder)) {
      try BlindSpotAudit(catalogue: ShapesCatalogue(), store: empty.store, threads: 1).report(SnapshotSelection())
    }
  }
}

@Suite("Visible steps")
struct VisibleStepTests {
  @Test("a colour's step can be seen, on any ground, whatever its alpha")
  func colors() {
    for alpha in [0, 4, 10, 20, 128, 129, 254, 255] as [UInt32] {
      for rgb in [0, 0xFF_FFFF, 0x80_8080, 0x7F_7F7F, 0xFF_7900, 0x00_00FF, 0x12_F0A1] as [UInt32] {
        let old = rgb << 8 | alpha
        let new = VisibleStep.step(old)
        let share = Double(new & 0xFF) / 255
        let difference = SkinColor(rgba: old | 0xFF).difference(from: SkinColor(rgba: new | 0xFF)) * share
        #expect(difference >= 2 || alpha == 0, "\(String(old, radix: 16)) \(String(new, radix: 16))")
        #expect(alpha == 255 ? new & 0xFF == 255 : new & 0xFF != alpha)
      }
    }
  }

  @Test(
    "values of all forms have steps of the same form",
    arguments: [
      ("12.0", ["13.0", "11.0"]), ("0.4", ["1.4", "0.65"]), ("1.0", ["2.0", "0.0", "0.75"]),
      ("400", ["401", "399", "700"]),
      ("700", ["701", "699", "400"]), ("-0.6", ["0.4", "-1.6"]), ("none", []), ("solid", ["dashed"]),
      ("true", ["false"]),
      (
        "compact 0.5, regular 2.0",
        ["compact 1.5, regular 3.0", "compact 0.5, regular 1.0", "compact 0.25, regular 2.0"]
      ),
      ("light #000000FF, dark #FFFFFFFF", ["light #040404FF, dark #F7F7F7FF"]),
    ] as [(String, [String])])
  func forms(text: String, expected: [String]) {
    #expect(VisibleStep.values(from: text, others: ["solid", "none", "3.0", "dashed"]) == expected)
  }

  @Test("a composite has a step for its colours and one for its lengths")
  func composites() {
    let shadow = VisibleStep.values(from: "x 0.0 y 2.0 blur 3.0 #0000003D", others: [])
    #expect(shadow.count == 4 && shadow[0].hasPrefix("x 0.0 y 2.0 blur 3.0 #") && shadow[1].hasPrefix("x 1.0 y 3.0"))
    let font = VisibleStep.values(from: "compact Some Font 16.0/24.0 weight 400 spacing 2.0", others: [])
    #expect(font[0] == "compact Some Font 17.0/25.0 weight 401 spacing 3.0")
  }
}
