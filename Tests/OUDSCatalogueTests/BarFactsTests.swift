import DaguerreGraphics
import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// Heights and lines at 3 pixels per point; from OUDS Android's sheets where the page gives them.
@Suite("Bars, measured")
struct BarFactsTests {
  @Test(
    "top bars have the height of their style, with a line at the bottom",
    arguments: [("default", 192), ("center-aligned", 192), ("medium", 336), ("large", 456)])
  func topBars(style: String, height: Int) throws {
    let drawn = try Drawn("top-bar/\(style)/title")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1080, height])
    let cell = try drawn.cell("enabled")
    #expect(cell.color(500, height - 4) == cell.color(500, 1))
    #expect(Set((1...3).map { cell.color(500, height - $0) }).count == 1)
    #expect(cell.color(500, height - 3) != cell.color(500, height - 4))
  }

  @Test("a navigation bar is 64 points high; the place that is shown has a line of 40 by 3 at the top")
  func navigationBar() throws {
    let drawn = try Drawn("navigation-bar/3-items")
    #expect([drawn.bitmap.width, drawn.bitmap.height] == [1080, 192])
    let runs = try drawn.cell("enabled").runs(row: 8, from: 0, to: 360)
    #expect(runs.map(\.length) == [120, 120, 120])
    #expect(runs[1].color == "#F15E00")
    #expect(try drawn.cell("enabled").color(180, 9) == runs[0].color)
  }

  @Test("where labels are larger the bar is higher, and so are all its places; the line stays at the top")
  func navigationBarAtTextScale() throws {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.textScale = 1.5
    renderer.environment.horizontalSizeClass = .compact
    let star = OUDSImage(asset: Image(BarSampleIcons.star))
    let bar = OUDSNavigationBar(items: [
      OUDSNavigationBarItem(image: star, label: nil, isSelected: true),
      OUDSNavigationBarItem(image: star, label: "Label"),
    ])
    let list = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { bar.frame(width: 360) }).list
    // 6 and 32 for the pill, 4, 24 for the label, 6.
    #expect(list.size.height == 72)
    let lines = list.commands.compactMap { if case .fillRect(let rect, _) = $0, rect.height == 3 { rect } else { nil } }
    #expect(lines == [Rect(x: 70, y: 0, width: 40, height: 3)])
    let stars = list.commands.compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds?.midY } else { nil } }
    // The one without a label in the middle.
    #expect(stars.count == 2 && stars[0] - stars[1] == 36 - 22)
  }

  @Test(
    "what lies behind a translucent bar is blurred by the token of bars", arguments: ["orange", "sosh", "wireframe"],
    ["navigation-bar/3-items/translucent", "top-bar/default/translucent"])
  func glass(theme: String, id: String) throws {
    let drawn = try Drawn(id, theme: theme)
    #expect(drawn.sheet.tokens.contains { "\($0)".contains("bar.effect.bg-blur") })
    let blurs = drawn.sheet.list.commands.compactMap { command in
      if case .pushEffect(.backdropBlur(let blur)) = command { blur } else { nil }
    }
    #expect(blurs == [32])
    // Beside what the bar shows itself, where the content behind it ends: soft, where that is sharp beyond the bar.
    let cell = try drawn.cell("enabled")
    let row = (330..<390).map { cell.color($0, cell.height / 2 + 70) }
    #expect(Set(row).count > 8)
  }

  /// The size of a bar of 360 points and the bounds of the lines of its title.
  private func title(
    _ title: String, _ style: OUDSTopBar.Style, actions: Int = 0, textScale: Double = 1
  ) throws -> (size: Size, lines: [Rect]) {
    let star = OUDSTopBar.Action.icon(OUDSImage(asset: Image(BarSampleIcons.star)))
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.textScale = textScale
    let bar = OUDSTopBar(title: title, style: style, actions: Array(repeating: star, count: actions))
    let list = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { bar.frame(width: 360) }).list
    return (list.size, list.commands.compactMap { if case .glyphs = $0 { $0.bounds } else { nil } })
  }

  private static let longTitle = "Title that needs more than one line"

  @Test(
    "a title with nothing before it begins 16 points from the edge",
    arguments: [OUDSTopBar.Style.default, .medium, .large])
  func start(style: OUDSTopBar.Style) throws {
    // The upright of an L stands a little within its advance.
    let start = try #require(title("L", style).lines.first).minX
    #expect(start > 16 && start < 20)
  }

  @Test(
    "a title in a row of its own has the lines that it needs, for which the row grows; others have one",
    arguments: [
      (OUDSTopBar.Style.default, 1, 64.0), (.centerAligned, 1, 64), (.medium, 2, 64 + 2 * 32), (.large, 2, 152),
    ])
  func longTitle(style: OUDSTopBar.Style, lines: Int, height: Double) throws {
    let drawn = try title(Self.longTitle, style)
    #expect(drawn.lines.count == lines && drawn.size.height == height)
  }

  @Test("a larger title stays within its row", arguments: [OUDSTopBar.Style.medium, .large])
  func titleAtTextScale(style: OUDSTopBar.Style) throws {
    let drawn = try title("Ép", style, textScale: 1.5)
    let text = try #require(drawn.lines.first)
    #expect(text.minY >= 64 && text.maxY <= drawn.size.height)
    #expect(drawn.size.height == (style == .medium ? 112 : 152))
  }

  @Test("a title in the middle keeps clear of actions, also where these are larger", arguments: [1, 1.5])
  func centered(textScale: Double) throws {
    let text = try #require(title(Self.longTitle, .centerAligned, actions: 2, textScale: textScale).lines.first)
    #expect(text.maxX <= 360 - 4 - 2 * (24 * textScale + 24))
  }

  @Test("a title in the middle gives way to actions, and icons to the other side where lines run backwards")
  func centered() throws {
    func frames(_ direction: LayoutDirection, actions: Int) throws -> Rect {
      let bar = OUDSTopBar(
        title: "Title", style: .centerAligned,
        actions: Array(repeating: .icon(OUDSImage(asset: Image(BarSampleIcons.star))), count: actions))
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.layoutDirection = direction
      let list = try renderer.render(
        OUDSThemeableView(theme: OrangeTheme()) { bar.frame(width: 360) }
      ).list
      for case .glyphs(let run) in list.commands {
        return try #require(Command.glyphs(run).bounds)
      }
      throw NoTitle()
    }
    let alone = try frames(.leftToRight, actions: 0)
    #expect(abs(alone.midX - 180) < 1)
    // Four actions of 48 points, and 4 to the edge.
    let actions: Double = 4 + 4 * 48
    let crowded = try frames(.leftToRight, actions: 4)
    #expect(crowded.maxX <= 357 - actions && crowded.maxX > 354 - actions)
    let mirrored = try frames(.rightToLeft, actions: 4)
    #expect(mirrored.minX >= actions + 3)
  }

  @Test(
    "an avatar answers to a person as a minimal button does, and has a letter of 16 points in every theme",
    arguments: [OrangeTheme(), OrangeCompactTheme()])
  func avatar(theme: OUDSTheme) throws {
    let avatar = OUDSAvatar(monogram: "a", color: .white, background: .black, accessibilityLabel: "Me")
    func commands(_ state: InteractionState) throws -> [Command] {
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.interactionState = state
      let bar = OUDSTopBar(title: "", actions: [.avatar(avatar)])
      return try renderer.render(OUDSThemeableView(theme: theme) { bar.frame(width: 360) }).list.commands
    }
    func grounds(_ state: InteractionState) throws -> [Rect] {
      let side = theme.button.sizeMinHeight
      return try commands(state).compactMap { command in
        switch command {
        case .fillRect(let rect, _), .fillRoundedRect(let rect, _, _): rect.width == side ? rect : nil
        default: nil
        }
      }
    }
    #expect(try grounds(.none).isEmpty)
    #expect(try grounds(.hovered).count == 1)
    #expect(try commands(.focused).count { if case .border = $0 { true } else { false } } == 2)
    let letters = try commands(.none).compactMap { if case .glyphs(let run) = $0 { run.size } else { nil } }
    #expect(letters == [16])
  }

  private struct NoTitle: Error {}
}
