import DaguerreCatalogue
import DaguerreSkins
import DaguerreSnapshots
import DaguerreViews
import TestSupport
import Testing

/// Keys of a design system that knows nothing of OUDS.
extension SkinKey {
  fileprivate static let blue = SkinKey("pluto.raw.blue", Color.self)
  fileprivate static let chip = SkinKey("pluto.chip.background", Color.self)
  fileprivate static let width = SkinKey("pluto.chip.width", Double.self)
}

private struct Pluto {
  var isLater = false
  var blue: Color { skinAttribute(.blue, default: { Color(rgba: isLater ? 0x1122_CCFF : 0x0000_FFFF) }) }
  var chip: Color { skinAttribute(.chip, default: { blue }) }
  var width: Double { skinAttribute(.width, default: { 20 }) }
}

private struct Chip: View {
  let pluto: Pluto
  var body: some View { pluto.chip.frame(width: pluto.width, height: 10).markFrame("enabled") }
}

@Suite("Tokens of a catalogue of views")
struct ViewCatalogueTokenTests {
  private let folder: TemporaryFolder
  private let store: SnapshotStore

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(folder: folder.path("Snapshots"))
    _ = try Recorder(catalogue: try catalogue(), store: store, threads: 2).record(SnapshotSelection())
  }

  private func catalogue(_ pluto: Pluto = Pluto()) throws -> ViewCatalogue {
    ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { _, _ in }, .mode], fonts: try PackageFonts.library(),
      sheets: [
        ViewSheet("chip/default") { Chip(pluto: pluto) },
        ViewSheet("plain/default") { Color.gray.frame(width: 5, height: 5) },
      ])
  }

  private func verify(
    _ layers: [OverlayLayer] = [], pluto: Pluto = Pluto(), affected: Bool = false
  ) throws -> VerificationReport {
    try Verifier(catalogue: try catalogue(pluto).laying(layers), store: store, threads: 2).verify(
      SnapshotSelection(), scope: affected ? .affected(proving: 0, seed: 0) : .all,
      report: ReportOutput(folder: folder.path("report"), page: []))
  }

  @Test("they are what the sheets read, and what that is made from")
  func found() throws {
    let catalogue = try catalogue()
    let tokens = try catalogue.tokens(at: catalogue.axes.points[0], under: nil)
    #expect(tokens.map(\.path) == ["pluto.chip.background", "pluto.chip.width", "pluto.raw.blue"])
    #expect(tokens.map(\.value) == ["#0000FFFF", "20.0", "#0000FFFF"])
    #expect(tokens.map(\.dependencies) == [["pluto.raw.blue"], [], []])
  }

  @Test("a changed default is the cause of what it changes, drawn by what it reaches or all of it")
  func changedCode() throws {
    #expect(try verify().isEqual)
    for affected in [false, true] {
      let report = try verify(pluto: Pluto(isLater: true), affected: affected)
      #expect(report.differences.map(\.id) == ["chip/default", "chip/default"])
      #expect(report.differences.allSatisfy { $0.causes.map(\.path) == ["pluto.raw.blue"] && $0.isProven })
    }
  }

  @Test("single values are layers; what follows does, and what cannot be is said")
  func layers() throws {
    let changed = try verify([.value(path: "pluto.raw.blue", text: "#00FF00")], affected: true)
    #expect(changed.differences.map { $0.causes.map(\.path) } == [["pluto.raw.blue"], ["pluto.raw.blue"]])
    #expect(try verify([.value(path: "pluto.raw.blue", text: "#0000FF")]).isEqual)
    #expect(throws: TokenValueError.unknown("pluto.raw.bleu", near: "pluto.raw.blue")) {
      try verify([.value(path: "pluto.raw.bleu", text: "#00FF00")])
    }
    #expect(throws: TokenValueError.noValue("pluto.chip.width", "wide")) {
      try verify([.value(path: "pluto.chip.width", text: "wide")])
    }
    #expect(throws: TokenValueError.file("x.json")) { try verify([.file(name: "x.json", bytes: [])]) }
  }
}
