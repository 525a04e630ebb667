import DaguerreCatalogue
import DaguerreSkins
import DaguerreSnapshots
import DaguerreText
import DaguerreViews
import Synchronization
import TestSupport
import Testing

extension SkinKey {
  fileprivate static let blue = SkinKey("venus.raw.blue", Color.self)
  fileprivate static let tone = SkinKey("venus.tone", Color.self)
  fileprivate static let chip = SkinKey("venus.chip.background", Color.self)
  fileprivate static let width = SkinKey("venus.chip.width", Double.self)
}

/// A chip whose colour follows another one by a third.
private struct Chip: View {
  private var blue: Color { skinAttribute(.blue) { Color(rgba: 0x0000_FFFF) } }
  private var tone: Color { skinAttribute(.tone) { blue } }
  var body: some View { skinAttribute(.chip) { tone }.frame(width: 20, height: 10) }
}

private struct PlainChip: View {
  var body: some View { Color.gray.frame(width: skinAttribute(.width) { 20 }, height: 10) }
}

/// Has a skin of its own where lines begin at the left.
private struct DirectedChip: View {
  @Environment(\.layoutDirection) private var direction
  /// What that skin sets where they begin at the right; nil for no skin there.
  var width: Double?
  var body: some View {
    PlainChip().reviseSkin("own") { $0[.width] = direction == .leftToRight ? 5 : width }
  }
}

/// Revises its skin itself, by the direction in which lines run.
private struct SkinnableChip: Skinnable {
  @Environment(\.layoutDirection) private var direction
  func reviseSkin(_ skin: any Skin) -> (any Skin)? {
    var skin = skin
    skin.set(.width, to: direction == .leftToRight ? 5.0 : 9.0)
    return skin
  }
  var body: some View { PlainChip() }
}

@Suite("Skins in a catalogue of views")
struct ViewCatalogueSkinTests {
  /// A chip in two themes, of which one is a skin.
  private func skinned(_ blue: Color, changesTokens: Bool = true) throws -> ViewCatalogue {
    var night = ConcreteSkin("night")
    night.set(.blue, to: blue)
    let brand = ViewAxis(
      "brand", ["day": { _ in }, "night": { [night] in $0.skin = night }], changesTokens: changesTokens)
    return ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { _, _ in }, brand], fonts: try PackageFonts.library(),
      sheets: [ViewSheet("chip/default") { Chip().reviseSkin("own") { $0[.width] = 5.0 } }])
  }

  @Test("a skin that an axis sets is a theme: layers lie over it, and what it sets is a token's own value")
  func skinOfAxis() throws {
    let dark = Color(rgba: 0x1010_40FF)
    let catalogue = try skinned(dark)
    func values(_ catalogue: any SnapshotCatalogue) throws -> [[String]] {
      try catalogue.axes.points.map { try catalogue.tokens(at: $0, under: nil).map(\.value) }
    }
    #expect(
      try values(catalogue) == [Array(repeating: "#0000FFFF", count: 3), Array(repeating: "#101040FF", count: 3)])
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Skinned"))
    _ = try Recorder(catalogue: catalogue, store: store, threads: 1).record(SnapshotSelection())
    func causes(_ changed: any SnapshotCatalogue) throws -> [String] {
      let report = try Verifier(catalogue: changed, store: store, threads: 1).verify(
        SnapshotSelection(), report: ReportOutput(folder: folder.path("skinned"), page: []))
      let isProven = report.differences.allSatisfy(\.isProven)
      #expect(isProven)
      return report.differences.map { "\($0.point["brand"]) \($0.causes.map(\.path))" }
    }
    #expect(try causes(catalogue) == [])
    let other = try skinned(Color(rgba: 0x2020_60FF))
    #expect(try causes(other) == [#"night ["venus.raw.blue"]"#])
    let layered = try catalogue.laying([.value(path: "venus.raw.blue", text: "#00FF00")])
    #expect(try Set(values(layered).joined()) == ["#00FF00FF"])
    #expect(try causes(layered) == [#"day ["venus.raw.blue"]"#, #"night ["venus.raw.blue"]"#])
    // The axis must say so.
    let unsaid = try skinned(dark, changesTokens: false)
    let point = unsaid.axes.points[0]
    #expect(try unsaid.unsettledTokens(at: point) == ["venus.chip.background", "venus.raw.blue", "venus.tone"])
    #expect(try catalogue.unsettledTokens(at: point) == [])
  }

  @Test("what a view's own skin sets is not what the token is, also where all views have one")
  func tokensWithinSkins() throws {
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { _, _ in }], fonts: try PackageFonts.library(),
      sheets: [
        // Sorts before the default as text.
        ViewSheet("chip/own") { Chip().reviseSkin("own") { $0[.blue] = Color(rgba: 0x0000_00FF) } },
        ViewSheet("chip/other") { Chip().reviseSkin("other") { $0[.width] = 5.0 } },
      ])
    func texts(_ layers: [OverlayLayer]) throws -> [String] {
      let layered = try catalogue.laying(layers)
      return try layered.tokens(at: layered.axes.points[0], under: nil).map { "\($0.path) \($0.value)" }
    }
    let changed: OverlayLayer = .value(path: "venus.raw.blue", text: "#00FF00")
    for (layers, blue) in [([], "#0000FFFF"), ([changed], "#00FF00FF")] {
      #expect(
        try texts(layers) == [
          "venus.chip.background \(blue)", "venus.raw.blue \(blue)", "venus.tone \(blue)",
        ])
    }
  }

  @Test("half-way to a skin that sets a token, this follows what its default follows")
  func skinBetween() throws {
    var red = ConcreteSkin("red")
    red.set(.tone, to: Color(rgba: 0xFF00_00FF))
    let theme = ViewAxis(.theme(["one"])) { [red] _, environment in
      environment.skin = ConcreteSkin("plain").interpolated(to: red, at: 0.5)
    }
    let catalogue = ViewCatalogue(
      axes: [theme], fonts: try PackageFonts.library(),
      sheets: [
        ViewSheet("chip/plain") { Chip() },
        ViewSheet("chip/blue") { Chip().reviseSkin("own") { $0[.blue] = Color(rgba: 0x0000_00FF) } },
        ViewSheet("chip/wide") { Chip().reviseSkin("own") { $0[.width] = 5.0 } },
      ])
    func texts(_ catalogue: any SnapshotCatalogue) throws -> [String] {
      try catalogue.tokens(at: catalogue.axes.points[0], under: nil).map {
        "\($0.path) \($0.value) \($0.dependencies.joined())"
      }
    }
    func wanted(_ tone: String, _ blue: String) -> [String] {
      [
        "venus.chip.background \(tone) venus.tone", "venus.raw.blue \(blue) ", "venus.tone \(tone) venus.raw.blue",
      ]
    }
    #expect(try texts(catalogue) == wanted("#800080FF", "#0000FFFF"))
    let layered = try catalogue.laying([.value(path: "venus.raw.blue", text: "#00FF00")])
    #expect(try texts(layered) == wanted("#808000FF", "#00FF00FF"))
  }

  @Test("layers over what only skins of views set are told to be without effect")
  func shielded() throws {
    let warnings = Mutex<[String]>([])
    let fonts = try FontLibrary(directory: PackageFonts.directory) { text in warnings.withLock { $0.append(text) } }
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { _, _ in }], fonts: fonts,
      sheets: [
        ViewSheet("chip/own") { Chip().reviseSkin("own") { $0[.blue] = Color(rgba: 0x0000_00FF) } },
        ViewSheet("chip/default") {
          VStack {
            Chip()
            PlainChip()
          }
          .reviseSkin("own") { $0[.width] = 5.0 }
        },
      ])
    func told(_ layers: [OverlayLayer]) throws -> [String] {
      let layered = try catalogue.laying(layers)
      _ = try layered.tokens(at: layered.axes.points[0], under: nil)
      return warnings.withLock { $0 }
    }
    #expect(try told([.value(path: "venus.raw.blue", text: "#00FF00")]) == [])
    #expect(try told([.recorded(["venus.chip.width": "7.0"])]) == [])
    let texts = try told([.value(path: "venus.chip.width", text: "7")])
    #expect(texts.count == 1 && texts[0].contains("the token 'venus.chip.width' is read only within"), "\(texts)")
  }

  @Test("what views' own skins set by an axis is told, and not where something else reads the token")
  func byAxis() throws {
    func catalogue(_ width: Double?, warn: @escaping @Sendable (String) -> Void) throws -> ViewCatalogue {
      ViewCatalogue(
        axes: [ViewAxis(.theme(["one"])) { _, _ in }, .direction],
        fonts: try FontLibrary(directory: PackageFonts.directory, warn: warn),
        sheets: [ViewSheet("chip/directed") { DirectedChip(width: width) }])
    }
    let layer = OverlayLayer.value(path: "venus.chip.width", text: "7")
    for (width, words) in [(9.0, "depends on the axis 'direction'"), (nil, nil)] {
      let warnings = Mutex<[String]>([])
      let catalogue = try catalogue(width) { text in warnings.withLock { $0.append(text) } }
      _ = try catalogue.laying([layer])
      let texts = warnings.withLock { $0 }
      #expect(texts.contains { $0.contains("is read only within") } == (width != nil), "\(texts)")
      if let words { #expect(texts.contains { $0.contains(words) }, "\(texts)") }
    }
  }

  @Test("a view that revises its own skin knows its surroundings")
  func skinnable() throws {
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { _, _ in }, .direction.changingTokens], fonts: try PackageFonts.library(),
      sheets: [ViewSheet("chip/skinnable") { SkinnableChip() }])
    let values = try catalogue.axes.points.map { try catalogue.tokens(at: $0, under: nil).map(\.value) }
    #expect(values == [["5.0"], ["9.0"]])
  }

  @Test("an alias of a token that a theme does not read is an error that names the theme")
  func aliasOfUnread() throws {
    var night = ConcreteSkin("night")
    night.set(.tone, to: Color(rgba: 0x1010_40FF))
    let theme = ViewAxis(.theme(["day", "night"])) { [night] in if $0 == "night" { $1.skin = night } }
    let catalogue = ViewCatalogue(
      axes: [theme], fonts: try PackageFonts.library(), sheets: [ViewSheet("chip/default") { Chip() }])
    let file = OverlayLayer.file(
      name: "chip.tokens.json",
      bytes: Array(##"{"venus": {"chip": {"background": {"type": "color", "value": "{venus.raw.blue}"}}}}"##.utf8))
    #expect {
      try catalogue.laying([file])
    } throws: {
      "\($0)".contains("'venus.raw.blue' has no value in the theme 'night', of which no sheet reads it")
    }
  }

  @Test("an axis may set a light and a dark skin, whatever comes after it")
  func lightAndDark() throws {
    var dark = ConcreteSkin("dark")
    dark.set(.tone, to: Color(rgba: 0x1010_40FF))
    let skins = SkinDefaults(lightSkin: ConcreteSkin("light"), darkSkin: dark)
    let catalogue = ViewCatalogue(
      axes: [ViewAxis(.theme(["one"])) { $1.skins = skins }, .mode], fonts: try PackageFonts.library(),
      sheets: [ViewSheet("chip/default") { Chip() }])
    let points = catalogue.axes.points
    #expect(try catalogue.tokens(at: points[0], under: nil).map(\.value) == Array(repeating: "#0000FFFF", count: 3))
    #expect(try catalogue.tokens(at: points[1], under: nil).map(\.value) == ["#101040FF", "#101040FF"])
  }
}
