import DaguerreSkins
import Testing

@Suite("What interfaces have in common, and numbers on their way")
struct InterfaceTests {
  private let orange = SkinColor(rgba: 0xFF79_00FF)
  private let blue = SkinColor(rgba: 0x0000_FFFF)

  @Test("Bars take the tint until they have one of their own")
  func defaults() {
    var skin = ConcreteSkin("app")
    skin.tintColor = orange
    #expect(skin.bottombarTintColor == orange && skin.sliderThumbColor == orange)
    skin.topbarTintColor = blue
    #expect(skin.bottombarTintColor == blue && skin.segbarTintColor == blue && skin.sliderThumbColor == orange)
    skin.topbarColor = orange
    #expect(skin.segbarColor == orange && skin.backgroundColor != orange)
  }

  @Test("A tree as a statement holds for what is set after it, and in its own skin alone")
  func statements() {
    func setUp(_ skin: inout ConcreteSkin) {
      skin.sliderThumbColor = blue
      skin.tintColor = orange
    }
    let stated = ConcreteSkin("stated") { skin in
      SkinKey.tintColor => [.highlightedTintColor, .topbarTintColor => [.bottombarTintColor], .sliderThumbColor]
      setUp(&skin)
    }
    #expect(stated.sliderThumbColor == orange)
    #expect(stated.dependents(of: .tintColor) == [.highlightedTintColor, .sliderThumbColor, .topbarTintColor].sorted())
    #expect(stated.dependents(of: .topbarTintColor) == [.bottombarTintColor])
    SkinKey.tintColor => [.sliderThumbColor]
    #expect(ConcreteSkin("plain", setUp: setUp).sliderThumbColor == blue)
    let last = ConcreteSkin("last") { _ in SkinKey.textColor => [.tintColor] }
    #expect(last.dependents(of: .textColor) == [.tintColor])
  }

  @Test("Intervals run both ways, exactly at their ends")
  func intervals() {
    let down = 1.0 .. 0.25
    #expect(down.extent == -0.75 && down.reversed == Interval(0.25...1))
    #expect(0.5.mapped(to: down) == 0.625 && 0.0.mapped(to: down) == 1 && 1.0.mapped(to: down) == 0.25)
    #expect(0.25.mapped(from: down) == 1 && 2.5.mapped(from: 0 .. 10) == 0.25)
    #expect(45.0.mapped(from: 0 .. 90, to: 10 .. 0) == 5 && 180.0.mapped(from: 0 .. 90, to: 0 .. 1) == 2)
    #expect(3.mapped(from: 1...5) == 0.5 && 3.mapped(from: 1...5, to: 10 .. 20) == 15 && 3.mapped(from: 3...3) == 0)
    #expect(7.0.mapped(from: 3 .. 3) == 0)
  }

  @Test("Any two values that can be blended are")
  func blending() {
    #expect(blend(from: 10.0, to: 20, at: 0.25) == 12.5)
    #expect(blend(from: orange, to: blue, at: 1) == blue && blend(from: orange, to: blue, at: 0) == orange)
    let caps = FontStyle(family: "Roboto", face: "Bold", size: 10, allCaps: true)
    #expect(blend(from: caps, to: FontStyle(family: "Roboto", size: 20), at: 0.4).size == 14)
    #expect(caps.presented("a") == "A")
  }
}
