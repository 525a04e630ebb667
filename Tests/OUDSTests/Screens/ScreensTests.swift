import OUDS
import TestSupport
import Testing

/// Screens written as for iOS, with their imports alone changed.
@Suite("Screens of an app")
struct ScreensTests {
  private static let themes: [OUDSTheme] = [OrangeTheme(), OrangeCompactTheme(), SoshTheme(), WireframeTheme()]

  /// Of a phone.
  private static let width = 390.0

  private static let heart = VectorImage(
    size: Size(width: 24, height: 24),
    layers: [
      .init(
        path: Path {
          $0.move(to: Point(x: 12, y: 21))
          $0.addLine(to: Point(x: 2, y: 10))
          $0.addLine(to: Point(x: 7, y: 4))
          $0.addLine(to: Point(x: 12, y: 8))
          $0.addLine(to: Point(x: 17, y: 4))
          $0.addLine(to: Point(x: 22, y: 10))
          $0.close()
        })
    ])

  private func draw(_ screen: some View, theme: OUDSTheme, scheme: ColorScheme) throws -> Rendering {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.colorScheme = scheme
    renderer.environment.horizontalSizeClass = .compact
    renderer.environment.images = ImageLibrary(["ic_heart": Self.heart])
    return try renderer.render(
      OUDSThemeableView(theme: theme) { screen }, proposal: ProposedViewSize(width: Self.width, height: nil))
  }

  @Test(
    "fields and items of an account's form fill its column, one below the other", arguments: themes,
    ColorScheme.allCases)
  func account(theme: OUDSTheme, scheme: ColorScheme) throws {
    let rendering = try draw(AccountScreen(), theme: theme, scheme: scheme)
    let margin = theme.spaces.paddingInlineLarge
    let named = frames(rendering)
    #expect(rendering.unmappedScalars.isEmpty)
    var bottom = 0.0
    for label in [
      "Name", "E-mail", "Password", "About you", "Solo", "Family", "Business", "News by e-mail", "I accept the terms",
    ] {
      let frame = try #require(named[label], "\(label)")
      #expect(frame.minX == margin && frame.width == Self.width - 2 * margin, "\(label): \(frame)")
      #expect(frame.minY >= bottom, "\(label): \(frame)")
      bottom = frame.maxY
    }
    for frame in rendering.accessibility.map(\.frame) {
      #expect(frame.minX >= margin && frame.maxX <= Self.width - margin, "\(frame)")
    }
  }

  @Test("a trip's cover, cards and rows keep the grid's margin and their own", arguments: themes, ColorScheme.allCases)
  func trip(theme: OUDSTheme, scheme: ColorScheme) throws {
    let rendering = try draw(TripScreen(isFavorite: .constant(true)), theme: theme, scheme: scheme)
    let margin = theme.grids.compactMargin
    let room = Self.width - 2 * margin
    let named = frames(rendering)
    #expect(rendering.unmappedScalars.isEmpty)
    let cover = try #require(named["Cover of Three days by the sea"])
    #expect([cover.minX, cover.minY, cover.width, cover.height] == [margin, 0, room, 120])
    let card = theme.spaces.insetLarge
    for label in ["Harbour", "Lighthouse"] {
      let row = try #require(named[label], "\(label)")
      #expect(row.minX == margin + card && row.width == room - 2 * card, "\(label): \(row)")
    }
    for label in ["With a guest", "Meals", "Insurance"] {
      let row = try #require(named[label], "\(label)")
      #expect(row.minX == margin && row.width == room, "\(label): \(row)")
    }
  }

  /// Frames by what a screen reader says.
  private func frames(_ rendering: Rendering) -> [String: Rect] {
    let named = rendering.accessibility.compactMap { element in
      element.properties.label.map { ($0, element.frame) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
