import Testing

@testable import tokenator

@Suite("Swift names")
struct SwiftNameTests {
  @Test(
    "of raw tokens",
    arguments: [
      ("core.color.functional.white", "functionalWhite"), ("core.dimension.400", "_400"),
      ("core.dimension.out-of-system.25", "outOfSystem25"), ("core.border.radius.800", "radius800"),
      ("core.elevation.composite.bottom_4_600", "bottom_4_600"), ("core.font.composite.bold300", "bold300"),
      ("orange.color.orange.500", "colorOrange500"), ("orange.font.family.brand.default", "familyBrandDefault"),
      ("core.grid.min-width.ios-compact", "minWidthCompact"), ("core.opacity.920", "_920"),
    ])
  func raw(path: String, name: String) {
    #expect(SwiftName.raw(path.split(separator: ".").map(String.init)) == name)
  }

  @Test(
    "of semantic tokens",
    arguments: [
      ("color.action.enabled", "actionEnabled"), ("space.fixed.medium", "fixedMedium"),
      ("size.icon.decorative.2xlarge", "iconDecorative2xlarge"), ("dimension.3xlarge", "_3xlarge"),
      ("dimension.none", "_none"), ("grid.ios.compact.margin", "compactMargin"),
      ("font.weight.ios.body-default", "weightBodyDefault"), ("font.weight.system.ios-strong", "weightSystemStrong"),
      ("color.modes.on-bg-primary", "onBgPrimary"), ("elevation.composite.raised", "raised"),
    ])
  func semantic(path: String, name: String) throws {
    let segments = path.split(separator: ".").map(String.init)
    let family = try #require(Family(semanticPath: segments))
    #expect(SwiftName.semantic(segments, family: family) == name)
  }

  @Test(
    "of component tokens",
    arguments: [
      ("button.color.bg.default.enabled", "colorBgDefaultEnabled"),
      ("button-mono.color.bg.default.enabled", "monoColorBgDefaultEnabled"),
      ("skeleton.color.gradient.start+end", "colorGradientStartEnd"),
    ])
  func component(path: String, name: String) {
    #expect(SwiftName.component(path.split(separator: ".").map(String.init)) == name)
  }

  @Test("digits compare as numbers")
  func order() {
    let paths = ["a.1000", "a.50", "a.b", "a.100", "a"]
    #expect(paths.sorted(by: NaturalOrder.precedes) == ["a", "a.50", "a.100", "a.1000", "a.b"])
  }
}
