import DaguerreCatalogue
import DaguerreSkins
import DaguerreSnapshots
import DaguerreText
import DaguerreViews
import Synchronization
import TestSupport
import Testing

/// Keys of a design system that knows nothing of OUDS.
extension SkinKey {
  fileprivate static let sizes = SkinKey("pluto.sizes", [Double].self)
  fileprivate static let spaced = SkinKey("pluto width", Double.self)
  fileprivate static let blue = SkinKey("pluto.raw.blue", Color.self)
  fileprivate static let tone = SkinKey("pluto.tone", Color.self)
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

/// A chip whose colour follows another one by a third.
private struct ToneChip: View {
  private var tone: Color { skinAttribute(.tone) { Pluto().blue } }
  var body: some View { skinAttribute(.chip) { tone }.frame(width: 20, height: 10) }
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
    for text in ["wide", "nan"] {
      #expect(throws: TokenValueError.noValue("pluto.chip.width", text, now: "20.0")) {
        try verify([.value(path: "pluto.chip.width", text: text)])
      }
    }
    #expect(throws: TokenValueError.release("2.6.0")) { try verify([.release("2.6.0")]) }
  }

  /// References of a chip, once under a skin of its own, and a verification with layers.
  private func verifyOwnSkin(_ layers: [OverlayLayer]) throws -> VerificationReport {
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { _, _ in }], fonts: try PackageFonts.library(),
      sheets: [
        ViewSheet("chip/default") { ToneChip() },
        ViewSheet("chip/own") { ToneChip().reviseSkin("own") { $0[.blue] = Color(rgba: 0xAA00_00FF) } },
      ])
    let store = SnapshotStore(folder: folder.path("Own"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())
    return try Verifier(catalogue: try catalogue.laying(layers), store: store, threads: 1).verify(
      SnapshotSelection(), report: ReportOutput(folder: folder.path("own"), page: []))
  }

  @Test("a value that a token has anyway is none: the token follows what a view's own skin sets")
  func ownSkin() throws {
    func value(_ path: String, _ text: String) -> OverlayLayer { .value(path: "pluto.\(path)", text: text) }
    let changed = value("chip.background", "#123456")
    #expect(try verifyOwnSkin([changed]).differences.map(\.id) == ["chip/default", "chip/own"])
    #expect(try verifyOwnSkin([changed, value("chip.background", "#0000FF")]).isEqual)
    // Also where what it follows is another one.
    let both = [changed, value("raw.blue", "#00FF00"), value("chip.background", "#00FF00")]
    #expect(try verifyOwnSkin(both).differences.map(\.id) == ["chip/default"])
  }

  @Test("a pixel goes back to all that a token would follow once it is put back, read or not")
  func unreadSources() throws {
    let layers = [("chip.background", "#123456"), ("raw.blue", "#00FF00")].map {
      OverlayLayer.value(path: "pluto.\($0)", text: $1)
    }
    let report = try verifyOwnSkin(layers)
    let causes = report.differences.map { $0.causes.map(\.path) }
    #expect(causes == [["pluto.chip.background", "pluto.raw.blue"], ["pluto.chip.background"]], "\(causes)")
  }

  @Test("what follows a cause is counted in words")
  func followers() throws {
    let catalogue = try catalogue().laying([.value(path: "pluto.raw.blue", text: "#00FF00")])
    let lines = try ImpactStudy(catalogue: catalogue, store: store, threads: 2).impact(SnapshotSelection()).lines
    #expect(lines.contains("  1 token follows: pluto.chip.background"), "\(lines)")
  }

  @Test("tokens that cannot be recorded, or given as text, are named")
  func namesAndTypes() throws {
    func catalogue(_ width: @escaping @Sendable () -> Double) throws -> ViewCatalogue {
      ViewCatalogue(
        axes: [ViewAxis(.theme(["one"])) { _, _ in }], fonts: try PackageFonts.library(),
        sheets: [ViewSheet("row/default") { Color.gray.frame(width: width(), height: 5) }])
    }
    let spaced = try catalogue { skinAttribute(.spaced) { 5 } }
    let other = SnapshotStore(folder: folder.path("Other"))
    let error = #expect(throws: (any Error).self) {
      _ = try Recorder(catalogue: spaced, store: other, threads: 1).record(SnapshotSelection())
    }
    #expect("\(try #require(error))".contains("'pluto width'"))
    let list = try catalogue { skinAttribute(.sizes) { [5] }[0] }
    #expect(throws: TokenValueError.noText("pluto.sizes")) {
      _ = try list.skins(of: [.value(path: "pluto.sizes", text: "[5.0]")], at: list.axes.points)
    }
  }

  @Test("a token without another value to try is told, and is no finding")
  func untried() throws {
    func report(_ families: [String]) throws -> BlindSpotReport {
      let catalogue = ViewCatalogue(
        axes: [ViewAxis(.theme(["one"])) { _, _ in }], fonts: try PackageFonts.library(),
        sheets: [ViewSheet("word/default") { Families(names: families) }])
      let store = SnapshotStore(folder: folder.path("Words \(families)"))
      _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())
      return try BlindSpotAudit(catalogue: catalogue, store: store, threads: 1).report(SnapshotSelection())
    }
    let only = try report(["Roboto"])
    #expect(only.rows.map(\.reason) == [.untried] && !only.hasFindings)
    #expect(only.lines.first?.contains("could not be tried, as no other value is known") == true)
    #expect(only.summary.hasSuffix("in 1 case; 1 could not be tried"))
    // Words of tokens whose paths end alike are tried too.
    let apart = try report(["one.face", "two.face"])
    #expect(apart.rows.map(\.reason) == [.invisible, .invisible])
    let both = try report(["Roboto", "Quicksand"])
    #expect(both.rows.map(\.reason) == [.invisible, .invisible] && both.hasFindings)
    #expect(both.summary.hasSuffix("2 read but not seen, in 1 case"))
  }

  @Test("words that a token has in another theme are tried")
  func wordsElsewhere() throws {
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["one", "two"])) { if $0 == "two" { $1.isEnabled = false } }],
      fonts: try PackageFonts.library(), sheets: [ViewSheet("word/default") { OneFamily() }])
    let store = SnapshotStore(folder: folder.path("Elsewhere"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())
    let report = try BlindSpotAudit(catalogue: catalogue, store: store, threads: 1).report(SnapshotSelection())
    #expect(report.rows.map(\.reason) == [.invisible], "\(report.lines)")
    #expect(report.rows.map(\.steps) == [["Quicksand"]], "\(report.lines)")
  }

  @Test("references are read again whatever axes there are", arguments: 0...3)
  func axes(count: Int) throws {
    let further = ["density", "tint", "shape"].prefix(count).enumerated().map { place, name in
      ViewAxis(name, ["one": { _ in }, "two": { if place != 1 { $0.isEnabled = false } }])
    }
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { _, _ in }] + further,
      fonts: try FontLibrary(directory: PackageFonts.directory) { _ in },
      sheets: [
        ViewSheet("row/default") { Row() }, ViewSheet("plain/default") { Color.gray.frame(width: 5, height: 5) },
      ])
    let store = SnapshotStore(folder: folder.path("Axes"))
    for _ in 1...2 {
      _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())
      let report = try Verifier(catalogue: catalogue, store: store, threads: 1).verify(
        SnapshotSelection(), report: ReportOutput(folder: folder.path("axes"), page: []))
      #expect(report.isEqual && report.caseCount == 2 << count)
    }
  }

  @Test("--affected draws what reads a token of several values, or one made from it, whichever changed")
  func affectedByUndeclared() throws {
    func catalogue(_ width: Double) throws -> ViewCatalogue {
      let density = ViewAxis("density", ["wide": { _ in }, "dense": { $0.isEnabled = false }])
      return ViewCatalogue(
        axes: [ViewAxis(.theme(["one"])) { _, _ in }, density],
        fonts: try FontLibrary(directory: PackageFonts.directory) { _ in },
        sheets: [
          ViewSheet("row/default") { Row(width: width) },
          ViewSheet("plain/default") { Color.gray.frame(width: 5, height: 5) },
          ViewSheet("chip/default") { skinAttribute(.chip) { Color.gray }.frame(width: 5, height: 5) },
        ])
    }
    let store = SnapshotStore(folder: folder.path("Rows"))
    _ = try Recorder(catalogue: try catalogue(10), store: store, threads: 1).record(SnapshotSelection())
    let report = try Verifier(catalogue: try catalogue(12), store: store, threads: 1).verify(
      SnapshotSelection(), scope: .affected(proving: 0, seed: 0),
      report: ReportOutput(folder: folder.path("rows"), page: []))
    #expect(report.caseCount == 2 && report.differences.map(\.id) == ["row/default"])
    // Under layers too, of another token.
    let layered = try catalogue(12).laying([.value(path: "pluto.chip.background", text: "#FF0000")])
    let both = try Verifier(catalogue: layered, store: store, threads: 1).verify(
      SnapshotSelection(), scope: .affected(proving: 0, seed: 0),
      report: ReportOutput(folder: folder.path("layered"), page: []))
    #expect(both.caseCount == 4 && Set(both.differences.map(\.id)) == ["row/default", "chip/default"])
  }

  @Test("a token that depends on an axis without saying so is told, once")
  func undeclared() throws {
    let warnings = Mutex<[String]>([])
    let fonts = try FontLibrary(directory: PackageFonts.directory) { text in warnings.withLock { $0.append(text) } }
    func texts(changesTokens: Bool) throws -> [String] {
      let density = ViewAxis(
        "density", ["wide": { _ in }, "dense": { $0.isEnabled = false }], changesTokens: changesTokens)
      let catalogue = ViewCatalogue(
        axes: [ViewAxis(.theme(["one"])) { _, _ in }, .direction, density], fonts: fonts,
        sheets: [ViewSheet("row/default") { Row() }])
      for point in catalogue.axes.points { _ = try catalogue.tokens(at: point, under: nil) }
      return warnings.withLock { $0 }
    }
    #expect(try texts(changesTokens: true).isEmpty)
    let told = try texts(changesTokens: false)
    #expect(told.count == 1 && told[0].contains("'pluto.chip.width' depends on the axis 'density'"), "\(told)")
    #expect(!ViewAxis.contrast.axis.changesTokens && ViewAxis.contrast.changingTokens.axis.changesTokens)
    #expect(ViewAxis.contrast.changingTokens.axis.name == "contrast")
  }
}

/// A row whose width depends on an axis.
private struct Row: View {
  @Environment(\.isEnabled) private var isEnabled
  var width = 10.0
  var body: some View {
    Color.gray.frame(width: skinAttribute(.width) { isEnabled ? 20 : width }, height: 5)
  }
}

/// Reads the name of a theme's font and draws nothing by it.
private struct OneFamily: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    let name = skinAttribute(SkinKey("pluto.only.one", String.self)) { isEnabled ? "Roboto" : "Quicksand" }
    Color.gray.frame(width: name.isEmpty ? 1 : 5, height: 5)
  }
}

/// Reads names of fonts and draws nothing by them.
private struct Families: View {
  let names: [String]
  var body: some View {
    let length = names.map { name in
      skinAttribute(SkinKey(name.contains(".") ? "pluto.\(name)" : "pluto.family.\(name.lowercased())", String.self)) {
        name
      }
    }
    Color.gray.frame(width: length.isEmpty ? 1 : 5, height: 5)
  }
}
