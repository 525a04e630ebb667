import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Skeletons")
struct SkeletonTests {
  private func commands(@ViewBuilder _ content: () -> some View) throws -> DisplayList {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    return try renderer.render(OUDSThemeableView(theme: OrangeTheme(), content: content)).list
  }

  @Test("fills its frame but four points above and below")
  func margin() throws {
    let drawn = try Drawn("skeleton/shapes")
    let (first, second) = (try drawn.cell("rectangle"), try drawn.cell("rectangle-without-margin"))
    #expect(first.height == second.height)
    #expect(first.color(100, 11) == "#FFFFFF")
    #expect(first.color(100, 12) == second.color(100, 0))
    #expect(first.color(100, 12) != "#FFFFFF")
    #expect(first.color(100, 59) != "#FFFFFF")
    #expect(first.color(100, 60) == "#FFFFFF")
  }

  @Test("is drawn only while skeletons are visible, and takes the same room")
  func visibility() throws {
    func list(isVisible: Bool) throws -> DisplayList {
      try commands {
        OUDSBulletList { OUDSBulletList.Item("One") }.skeleton().oudsSkeletonState(isVisible: isVisible)
      }
    }
    let (content, skeleton) = (try list(isVisible: false), try list(isVisible: true))
    #expect(content.size == skeleton.size)
    #expect(content.commands.contains { if case .glyphs = $0 { true } else { false } })
    #expect(skeleton.commands.count == 1)
    #expect(try commands { OUDSSkeleton().frame(width: 9, height: 9) }.commands.isEmpty)
  }
}
