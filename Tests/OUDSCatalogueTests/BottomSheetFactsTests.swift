import DaguerreGraphics
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

/// What the page of the component says, in points.
@Suite("Bottom sheets, measured")
struct BottomSheetFactsTests {
  /// Finds the content, a rectangle of 10 points, and what casts a shadow.
  private func draw(_ view: some View) throws -> (content: Rect, hasShadow: Bool, handle: Rect?) {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let commands = try renderer.render(
      OUDSThemeableView(theme: OrangeTheme()) { view.frame(width: 100, height: 200) }
    ).list.commands
    var (content, hasShadow, handle): (Rect?, Bool, Rect?) = (nil, false, nil)
    for command in commands {
      switch command {
      case .fillRect(let rect, _) where rect.height == 10: content = rect
      case .fillRoundedRect(let rect, _, _) where rect.height == 4: handle = rect
      case .shadow, .pushEffect: hasShadow = true
      default: break
      }
    }
    return (try #require(content), hasShadow, handle)
  }

  private var content: some View { Color.black.frame(height: 10) }

  @Test("a sheet has round upper corners and stands at the bottom of its scrim")
  func corners() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let screen = Color.white.frame(width: 360, height: 400).oudsBottomSheet { Color.clear.frame(height: 100) }
    let commands = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { screen }).list.commands
    let sheet = commands.compactMap { command in
      if case .fillRoundedRect(let rect, let radii, _) = command, radii.topLeft == 28 { (rect, radii) } else { nil }
    }
    #expect(sheet.count == 1)
    #expect(sheet.first?.0 == Rect(x: 0, y: 244, width: 360, height: 156))
    #expect(sheet.first?.1.bottomLeft == 0)
  }

  @Test("the handle stands 16 points below the top; the content begins 56 points below it, or at the top")
  func handle() throws {
    let top = 200.0 - 56 - 10
    let drawn = try draw(Color.clear.oudsBottomSheet { content })
    #expect(drawn.handle == Rect(x: 34, y: top + 16, width: 32, height: 4))
    #expect(drawn.content.minY == top + 56)
    #expect(try draw(OUDSBottomSheet(hasDragHandle: false) { content }).handle == nil)
  }

  @Test("a sheet is as wide as its room up to 640 points, and stands in the middle of more", arguments: [640.0, 800])
  func width(room: Double) throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let screen = Color.clear.frame(width: room, height: 200).oudsBottomSheet { content }
    let commands = try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { screen }).list.commands
    let contents = commands.compactMap { command -> Rect? in
      if case .fillRect(let rect, _) = command, rect.height == 10 { rect } else { nil }
    }
    #expect(contents == [Rect(x: (room - 640) / 2, y: 190, width: 640, height: 10)])
  }

  @Test("a sheet on a scrim has no shadow, one beside the screen's content has")
  func shadow() throws {
    #expect(try draw(OUDSBottomSheet { content }).hasShadow)
    #expect(try !draw(Color.clear.oudsBottomSheet { content }).hasShadow)
  }
}
