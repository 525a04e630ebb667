import DaguerreCatalogue
import DaguerreGraphics
import DaguerreSkins
import DaguerreSnapshots
import DaguerreViews
import TestSupport
import Testing

extension SkinKey {
  fileprivate static let fill = SkinKey("mars.fill", Color.self)
  fileprivate static let edge = SkinKey("mars.edge", Color.self)
  fileprivate static let side = SkinKey("mars.side", Double.self)
  fileprivate static let word = SkinKey("mars.word", String.self)
}

/// A box of two tokens that differ between modes, and of one that follows one of them.
private struct Box: View {
  @Environment(\.colorScheme) private var scheme

  private var fill: Color { skinAttribute(.fill) { scheme == .dark ? Color(gray: 0) : Color(gray: 200) } }
  private var edge: Color { skinAttribute(.edge) { fill } }
  private var side: Double { skinAttribute(.side) { scheme == .dark ? 30 : 10 } }

  var body: some View {
    HStack(spacing: 0) {
      fill
      edge
      // Words cannot be blended.
      if skinAttribute(.word, default: { scheme == .dark ? "dark" : "light" }) == "dark" { Color(gray: 1) }
    }
    .frame(width: side, height: 2)
  }
}

extension Color {
  fileprivate init(gray: UInt8) { self.init(red: gray, green: gray, blue: gray) }
}

@Suite("Transitions of a catalogue of views")
struct ViewTransitionTests {
  private func catalogue() throws -> ViewCatalogue {
    var night = ConcreteSkin("night")
    night.set(.fill, to: Color(gray: 100))
    return ViewCatalogue(
      axes: [
        ViewAxis(.theme(["day", "night"])) { [night] in if $0 == "night" { $1.skin = night } }, .mode,
      ], fonts: try PackageFonts.library(),
      sheets: [
        ViewSheet("box/plain") { Box() },
        ViewSheet("box/own") { Box().reviseSkin("own") { $0[.fill] = Color(gray: 50) } },
      ])
  }

  /// The first pixel and the middle one of each stage, and how wide it is.
  private func stages(
    _ id: String, _ from: SnapshotPoint, _ to: SnapshotPoint, in catalogue: any SnapshotCatalogue
  ) throws -> [[Int]] {
    let transition = try #require(try catalogue.transition(of: id, from: from, to: to))
    return try [0, 0.25, 0.75, 1].map { fraction in
      let bitmap = try Rasterizer().draw(transition.sheet(at: fraction, scale: 1).list, scale: 1)
      return [Int(bitmap[0, 0] & 0xFF), Int(bitmap[bitmap.width / 2, 0] & 0xFF), bitmap.width]
    }
  }

  @Test("tokens pass from their values at one point to those at the other, and what follows them does so too")
  func modes() throws {
    let catalogue = try catalogue()
    let axes = catalogue.axes
    let (light, dark) = (axes.point(theme: "day"), axes.point(theme: "day", ["mode": "dark"]))
    #expect(
      try stages("box/plain", light, dark, in: catalogue) == [
        [200, 200, 10], [150, 150, 15], [50, 50, 25], [0, 0, 30],
      ])
    #expect(
      try stages("box/plain", dark, light, in: catalogue) == stages("box/plain", light, dark, in: catalogue).reversed())
    // A skin of the view's own stays, with what follows it.
    #expect(
      try stages("box/own", light, dark, in: catalogue) == [[50, 50, 10], [50, 50, 15], [50, 50, 25], [50, 50, 30]])
  }

  @Test("also to a theme that is a skin, and with layers")
  func skins() throws {
    let catalogue = try catalogue()
    let (day, night) = (catalogue.axes.point(theme: "day"), catalogue.axes.point(theme: "night"))
    #expect(
      try stages("box/plain", day, night, in: catalogue) == [
        [200, 200, 10], [175, 175, 10], [125, 125, 10], [100, 100, 10],
      ])
    let layered = try catalogue.laying([.value(path: "mars.edge", text: "#0A0A0A")])
    #expect(
      try stages("box/plain", day, night, in: layered) == [
        [200, 10, 10], [175, 10, 10], [125, 10, 10], [100, 10, 10],
      ])
    #expect(try catalogue.transition(of: "box/none", from: day, to: night) == nil)
  }
}
