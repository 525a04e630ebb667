import DaguerreGraphics
import DaguerreViews
import TestSupport
import Testing

@Suite("Colours that are others in the dark")
struct SchemeColorTests {
  /// As design systems keep theirs: made once, wherever it is drawn.
  private static let kept = (
    red: Color.red, mixed: Color.primary.mixed(with: .secondary, by: 0.5, in: .device),
    gradient: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
  )

  /// All colours of what is drawn.
  private func colors(_ scheme: ColorScheme, @ViewBuilder _ content: () -> some View) throws -> [Color] {
    var fixture = try Fixture()
    fixture.renderer.environment.colorScheme = scheme
    var colors: [Color] = []
    for command in try fixture.commands({ content().frame(width: 8, height: 8) }) {
      _ = command.recolored { color in
        colors.append(Color(rgba: color.rgba))
        return color
      }
    }
    return colors
  }

  private let light = Color(rgba: 0xFF3B_30FF)
  private let dark = Color(rgba: 0xFF45_3AFF)

  @Test("whatever is drawn in one has the colour of the scheme around it, also if it is kept in a constant")
  func schemes() throws {
    func expectBoth(_ view: some View) throws {
      #expect(try colors(.light) { view }.contains(light))
      #expect(try colors(.dark) { view }.contains(dark))
      #expect(try !colors(.dark) { view }.contains(light))
    }
    let (red, box) = (Self.kept.red, Color.black)
    try expectBoth(red)
    try expectBoth(Text("a").foregroundColor(red))
    try expectBoth(Text("a").foregroundStyle(red))
    try expectBoth(box.background(red))
    try expectBoth(box.border(red))
    try expectBoth(box.shadow(color: red, radius: 2))
    try expectBoth(Circle().fill(red))
    try expectBoth(Circle().stroke(red, lineWidth: 1))
    try expectBoth(Capsule().strokeBorder(red))
    try expectBoth(Circle().fill(.black.shadow(.drop(color: red, radius: 1))))
    try expectBoth(Rectangle().fill(Self.kept.gradient))
    try expectBoth(Rectangle().foregroundStyle(.tint).tint(red))
    try expectBoth(Color.white.colorMultiply(red))
  }

  @Test("a view in another scheme than that around it has the colours of its own")
  func within() throws {
    let both = HStack(spacing: 0) {
      Color.red
      Color.red.environment(\.colorScheme, .dark)
      Color.red.colorScheme(.dark).colorScheme(.light)
    }
    #expect(try colors(.light) { both } == [light, dark, dark])
    #expect(try colors(.dark) { Color.red.environment(\.colorScheme, .light) } == [light])
  }

  @Test("texts have their colours whatever was laid out before")
  func texts() throws {
    var fixture = try Fixture()
    func colors(_ scheme: ColorScheme, _ text: Text) throws -> [UInt32] {
      fixture.renderer.environment.colorScheme = scheme
      return try fixture.commands { text }.compactMap { if case .glyphs(let run) = $0 { run.color.rgba } else { nil } }
    }
    func texts(_ color: Color) -> [Text] {
      [Text("a").foregroundColor(color), Text("a").foregroundColor(color) + Text("b").foregroundColor(.red)]
    }
    for (fixed, mixed) in zip(texts(.black), texts(.primary)) {
      #expect(try colors(.light, mixed)[0] == 0x0000_00FF)
      #expect(try colors(.dark, fixed)[0] == 0x0000_00FF)
      #expect(try colors(.dark, mixed)[0] == 0xFFFF_FFFF)
      #expect(try colors(.light, fixed)[0] == 0x0000_00FF)
    }
  }

  @Test("changes are those of both, and mixtures are mixed of what is seen")
  func changes() throws {
    #expect(try colors(.dark) { Color.red.opacity(0.5) } == [dark.opacity(0.5)])
    #expect(
      try colors(.dark) { Self.kept.mixed } == [Color.white.mixed(with: Color(rgba: 0xEBEB_F599), by: 0.5, in: .device)]
    )
    var surroundings = EnvironmentValues()
    #expect(Color(Color.red.resolve(in: surroundings)) == light)
    surroundings.colorScheme = .dark
    #expect(Color(Color.red.resolve(in: surroundings)) == dark)
    let clear = Color(light: .clear, dark: .white)
    #expect(try colors(.light) { Circle().fill(clear) } == [.clear])
    #expect(try colors(.dark) { Circle().fill(clear) } == [.white])
  }

  @Test("so is the ground of the picture")
  func ground() throws {
    var renderer = try Fixture().renderer
    renderer.environment.colorScheme = .dark
    #expect(try renderer.render(Text(""), background: .primary).list.background == .white)
  }
}
