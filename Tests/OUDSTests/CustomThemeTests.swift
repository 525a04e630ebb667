import OUDS
import TestSupport
import Testing

private final class IndigoColors: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {
  override var actionEnabled: MultipleColorSemanticToken {
    MultipleColorSemanticToken(light: "#4B0082", dark: "#B57EDC")
  }
}

private final class PillButtons: OrangeThemeButtonComponentTokensProvider, @unchecked Sendable {
  override var borderRadiusDefault: BorderRadiusSemanticToken { borders.radiusPill }
  override var sizeMinHeight: SizeSemanticToken { 64 }
}

private final class BrandTheme: OrangeTheme, @unchecked Sendable {
  override init() { super.init(colors: IndigoColors(), tuning: Tuning(hasRoundedButtons: true)) }
}

/// A block in place of the sign of alerts that something went well.
private final class BlockTheme: OrangeTheme, @unchecked Sendable {
  override func image(for icon: ComponentIcon) -> VectorImage {
    guard icon == .positive else { return super.image(for: icon) }
    let block = Path { $0.addRect(Rect(x: 0, y: 0, width: 24, height: 24)) }
    return VectorImage(size: Size(width: 24, height: 24), layers: [.init(path: block, color: Color(rgba: 0x4B00_82FF))])
  }
}

/// Customisation from a module that sees the public products only.
@Suite("A theme of one's own")
struct CustomThemeTests {
  private func draw(
    _ theme: OUDSTheme, scheme: ColorScheme = .light, _ view: some View = OUDSButton(text: "Go", appearance: .strong) {}
  ) throws -> Bitmap {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.colorScheme = scheme
    let rendering = try renderer.render(OUDSThemeableView(theme: theme) { view }, background: .white)
    return try Rasterizer().draw(rendering.list)
  }

  /// `0xRRGGBB` at the middle of the left edge.
  private func edge(_ bitmap: Bitmap, inset: Int = 6) -> UInt32 {
    let pixel = bitmap[inset, bitmap.height / 2]
    return (pixel & 0xFF) << 16 | pixel & 0xFF00 | (pixel >> 16) & 0xFF
  }

  @Test("a colour that a provider overrides reaches the button, in both schemes")
  func color() throws {
    #expect(edge(try draw(OrangeTheme())) == 0x000000)
    #expect(edge(try draw(OrangeTheme(colors: IndigoColors()))) == 0x4B0082)
    #expect(edge(try draw(OrangeTheme(colors: IndigoColors()), scheme: .dark)) == 0xB57EDC)
  }

  @Test("component tokens that a provider overrides change the shape")
  func shape() throws {
    let plain = try draw(OrangeTheme())
    let pill = try draw(OrangeTheme(button: PillButtons()))
    #expect(plain.height == 48)
    #expect(pill.height == 64)
    #expect(plain[0, 0] == 0xFF00_0000)
    #expect(pill[0, 0] == 0xFFFF_FFFF)
  }

  @Test("a subclass of the theme passes its providers on")
  func subclass() throws {
    let picture = try draw(BrandTheme())
    #expect(edge(picture) == 0x4B0082)
    #expect(picture[0, 0] == 0xFFFF_FFFF)
  }

  @Test("icons that a theme brings take the place of its brand's, in their own colours; the others stay")
  func icons() throws {
    let positive = OUDSInlineAlert(label: "Done", status: .positive)
    #expect(edge(try draw(BlockTheme(), positive), inset: 1) == 0x4B0082)
    #expect(edge(try draw(OrangeTheme(), positive), inset: 1) == 0xFFFFFF)
    let negative = OUDSInlineAlert(label: "Failed", status: .negative)
    #expect(try draw(BlockTheme(), negative) == draw(OrangeTheme(), negative))
  }

  @Test("every icon of every theme is drawn in its box", arguments: ComponentIcon.allCases)
  func boxes(icon: ComponentIcon) throws {
    for theme in [OrangeTheme(), OrangeCompactTheme(), OrangeInverseTheme(), SoshTheme(), WireframeTheme()] {
      let image = theme.image(for: icon)
      #expect(image.size == Size(width: 24, height: 24))
      for layer in image.layers {
        let bounds = try #require(layer.path.bounds, "\(theme.name)")
        #expect(bounds.minX >= -1e-9 && bounds.minY >= -1e-9 && bounds.maxX <= 24 + 1e-9 && bounds.maxY <= 24 + 1e-9)
      }
    }
  }

  @Test("a view outside a theme is an error that says where to put it")
  func noTheme() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let error = #expect(throws: ViewError.self) { try renderer.render(OUDSButton(text: "Go") {}) }
    #expect("\(try #require(error))".contains("it reads OUDSTheme: put the view in OUDSThemeableView(theme:)."))
  }

  @Test("a theme's font family is used")
  func fontFamily() throws {
    // Four letters of 1.2 em and 0.2 points after each.
    let boxes = try draw(OrangeTheme(fontFamily: "Daguerre Test"), OUDSButton(text: "WWWW") {})
    let roboto = try draw(OrangeTheme(), OUDSButton(text: "WWWW") {})
    #expect(boxes.width == 2 * 32 + Int((4 * (19.2 + 0.2)).rounded(.up)))
    #expect(roboto.width != boxes.width)
  }

  @Test(
    "brand and negative buttons are an error on a coloured surface",
    arguments: [OUDSButton.Appearance.brand, .negative])
  func forbidden(appearance: OUDSButton.Appearance) throws {
    let theme = OrangeTheme()
    let view = OUDSColoredSurface(color: theme.colorModes.onBrandPrimary) {
      OUDSButton(text: "Go", appearance: appearance) {}
    }
    let error = #expect(throws: ViewError.self) { _ = try draw(theme, view) }
    let text = "\(try #require(error))"
    #expect(text.contains("'\(appearance.rawValue)' is not allowed on a coloured surface"), "\(text)")
  }

  @Test(
    "what stands on a surface is of one colour where both schemes say so, in the scheme that the surface's mode tells")
  func surfaceModes() throws {
    let modes: any AllColorModeSemanticTokensProvider = OrangeThemeColorModeSemanticTokensProvider()
    func mode(_ light: ColorModeRawToken, _ dark: ColorModeRawToken) -> MultipleColorModeSemanticToken {
      MultipleColorModeSemanticToken("onAnything", light: light, dark: dark)
    }
    let turned = mode(.monochromeDark, .monochromeLight)
    #expect(modes.useColorScheme(for: turned, .light) == .dark && modes.useColorScheme(for: turned, .dark) == .light)
    #expect(modes.useColorScheme(for: mode(.light, .light), .dark) == .light && modes.isMonochrome(mode: turned))
    #expect(!modes.isMonochrome(mode: mode(.monochromeLight, .dark)))
    #expect(!modes.isMonochrome(mode: mode(.light, .monochromeDark)))
    // In the light only: a phone draws it in the colours of any other surface.
    final class HalfMonochrome: OrangeThemeColorModeSemanticTokensProvider, @unchecked Sendable {
      override var onBrandPrimary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken("onBrandPrimary", light: .monochromeLight, dark: .dark)
      }
    }
    final class Coloured: OrangeThemeColorModeSemanticTokensProvider, @unchecked Sendable {
      override var onBrandPrimary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken("onBrandPrimary", light: .light, dark: .dark)
      }
    }
    func surface(_ modes: any AllColorModeSemanticTokensProvider) throws -> Bitmap {
      let theme = OrangeTheme(colorModes: modes)
      let link = OUDSLink(text: "Go", indicator: .next, size: .default) {}
      return try draw(theme, OUDSColoredSurface(color: theme.colorModes.onBrandPrimary) { link })
    }
    #expect(try surface(HalfMonochrome()) == surface(Coloured()))
    #expect(try surface(Coloured()) != surface(OrangeThemeColorModeSemanticTokensProvider()))
  }

  @Test("a full-width button fills its room, a loading one keeps its size")
  func sizes() throws {
    let theme = OrangeTheme()
    let room = HStack { OUDSButton(text: "Go", isFullWidth: true) {} }.frame(width: 300)
    #expect(try draw(theme, room).width == 300)
    #expect(
      try draw(theme, OUDSButton(text: "Go", style: .loading) {}).width == draw(theme, OUDSButton(text: "Go") {}).width)
  }
}
