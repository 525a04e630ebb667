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
