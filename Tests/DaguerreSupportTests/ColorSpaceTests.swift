import DaguerreSupport
import Testing

@Suite("Colour spaces")
struct ColorSpaceTests {
  /// Components, and the levels that ColorAide 8.13.1 gives for sRGB, where it has to with its method `oklch-chroma`.
  static let table: [(ColorSpace, SIMD3<Double>, UInt32, Bool)] = [
    (.srgb, [1, 0.5, 0], 0xFF8000, true), (.linear, [0.8, 0.6, 0.4], 0xE7CBAA, true),
    (.hsl, [210, 80, 40], 0x1466B8, true), (.hwb, [120, 20, 30], 0x33B333, true),
    (.hwb, [50, 80, 70], 0x888888, true), (.lab, [75, 25, -50], 0xBFAEFF, false),
    (.lab, [30, -15, 20], 0x364D26, true), (.lab, [5, 2, -3], 0x131016, true),
    (.lch, [60, 80, 300], 0x9D79FF, false), (.lch, [45, 40, 180], 0x007B69, false),
    (.oklab, [0.5, -0.1, 0.2], 0x606C00, false), (.oklab, [0.7, 0.05, -0.15], 0x9C8BFA, true),
    (.oklch, [0.65, 0.18, 240], 0x0099EE, false), (.oklch, [0.8, 0.12, 120], 0xB4C96D, true),
    (.oklch, [0.7, 0.4, 150], 0x00C248, false), (.displayP3, [1, 0.5, 0.2], 0xFF7D2C, false),
    (.displayP3, [0, 1, 0], 0x00FB29, false), (.a98, [0.9, 0.7, 0.5], 0xF7B47E, true),
    (.a98, [0, 1, 0], 0x00EC68, false), (.prophoto, [0.85, 0.65, 0.45], 0xFFA97B, false),
    (.prophoto, [0.01, 0.02, 0.03], 0x000507, false), (.rec2020, [0.95, 0.75, 0.55], 0xFFB682, false),
    (.rec2020, [0.02, 0.5, 0.9], 0x007EB2, false), (.rec2020, [1, 0, 0], 0xFF494F, false),
    (.xyzD50, [0.4, 0.3, 0.2], 0xD67987, true), (.xyzD65, [0.45, 0.35, 0.25], 0xE78481, true),
    (.xyzD65, [0.2, 0.7, 0.1], 0x00F778, false),
  ]

  @Test("are those of another implementation", arguments: table)
  func others(space: ColorSpace, components: SIMD3<Double>, rgb: UInt32, isExact: Bool) {
    let found = space.srgb(components)
    #expect(found.rgb == rgb, "\(String(found.rgb, radix: 16))")
    #expect(found.isExact == isExact)
  }

  @Test("white and black are those of sRGB in each of them, and greys stay greys", arguments: ColorSpace.allCases)
  func greys(space: ColorSpace) {
    func white(_ level: Double) -> SIMD3<Double> {
      switch space {
      case .srgb, .linear, .displayP3, .a98, .prophoto, .rec2020: SIMD3(repeating: level)
      case .hsl, .lab, .lch: space == .hsl ? [0, 0, 100 * level] : [100 * level, 0, 0]
      case .hwb: [0, 100 * level, 100 - 100 * level]
      case .oklab, .oklch: [level, 0, 0]
      case .xyzD65: SIMD3(0.3127 / 0.3290, 1, 0.3583 / 0.3290) * level
      case .xyzD50: SIMD3(0.3457 / 0.3585, 1, 0.2958 / 0.3585) * level
      }
    }
    #expect(space.srgb(white(1)).rgb == 0xFFFFFF && space.srgb(white(0)).rgb == 0)
    for step in 1..<10 {
      let rgb = space.srgb(white(Double(step) / 10)).rgb
      #expect(rgb >> 16 == rgb >> 8 & 0xFF && rgb >> 8 & 0xFF == rgb & 0xFF, "\(String(rgb, radix: 16))")
    }
  }

  @Test("the ends of what components can be are colours too", arguments: ColorSpace.allCases)
  func ends(space: ColorSpace) {
    for corner in 0..<8 {
      var components = SIMD3<Double>.zero
      for (index, range) in space.ranges.enumerated() {
        components[index] = corner >> index & 1 == 0 ? range.lowerBound : range.upperBound
      }
      #expect(space.srgb(components).rgb <= 0xFFFFFF)
    }
  }

  @Test(
    "texts of CSS",
    arguments: [
      ("#f70", 0xFF77_00FF), ("#F708", 0xFF77_0088), ("#FF7900", 0xFF79_00FF), ("#ff790080", 0xFF79_0080),
      ("RebeccaPurple", 0x6633_99FF), ("transparent", 0), ("rgb(255, 121, 0)", 0xFF79_00FF),
      ("rgba(255,121,0,.5)", 0xFF79_0080), ("rgb(100% 50% 0% / 25%)", 0xFF80_0040), ("rgb(300 -5 none)", 0xFF00_00FF),
      ("hsl(210, 80%, 40%)", 0x1466_B8FF), ("hsla(210deg 80 40 / 0.5)", 0x1466_B880),
      ("hsl(0.5turn 100% 50%)", 0x00FF_FFFF),
      ("hsl(200grad 100% 50%)", 0x00FF_FFFF), ("hsl(-90 100% 50%)", 0x8000_FFFF), ("hwb(120 20% 30%)", 0x33B3_33FF),
      ("lab(30% -15 20)", 0x364D_26FF), ("lch(45 40 180)", 0x007B_69FF), ("oklab(70% 12.5% -37.5%)", 0x9C8B_FAFF),
      ("oklch(0.8 0.12 120 / 60%)", 0xB4C9_6D99), ("color(display-p3 0 1 0)", 0x00FB_29FF),
      ("color(srgb 100% 50% 0 / .2)", 0xFF80_0033), ("color(xyz 0.45 0.35 0.25)", 0xE784_81FF),
    ] as [(String, UInt32)])
  func texts(text: String, rgba: UInt32) {
    #expect(CSSColor.rgba(text) == rgba, "\(CSSColor.rgba(text).map { String($0, radix: 16) } ?? "none")")
  }

  @Test(
    "what is no colour, or none by itself",
    arguments: [
      "", "#", "#ff", "#ff79000", "#+f7900", "orangered1", "rgb(1 2)", "rgb(1,2,3,4,5)", "rgb(1,,2)", "rgb(1 2 3",
      "rgb(a b c)", "rgb(0x1 2 3)", "rgb(nan 2 3)", "rgb(1, 2, 3 / 4)", "rgb(1 2 3 / )", "rgb(1 2 3 / 1 / 1)",
      "hsl(10% 1% 1%)",
      "color(hsl 1 2 3)", "color(1 2 3)", "color()", "currentColor", "rgb from red", "lab(inf 0 0)",
    ])
  func noColors(text: String) {
    #expect(CSSColor.rgba(text) == nil)
  }
}
