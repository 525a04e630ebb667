import DaguerreText
import DaguerreViews
import Foundation
import OUDS
import Synchronization
import TestSupport
import Testing

@Suite("A theme's own images, the system's symbols, and views without a theme")
struct ResourceTests {
  private static func svg(_ size: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='\(size)' viewBox='0 0 \(size) \(size)'>"
      + "<rect width='\(size)' height='\(size)'/></svg>"
  }

  @Test("images come from the bundle of the theme: files, asset catalogues, then the library of the environment")
  func ownImages() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.svg(10), to: "plain.svg")
    try folder.write(Self.svg(20), to: "Media.xcassets/icons/set.imageset/drawing.svg")
    let bundle = try #require(Bundle(path: folder.path))
    let theme = OrangeTheme(resourcesBundle: bundle, name: "Mine")
    let forms = try Forms()
    func size(_ view: some View) throws -> Size { try forms.draw(theme) { view }.list.size }
    #expect(try size(OUDSImage(name: "plain")) == Size(width: 10, height: 10))
    #expect(try size(OUDSImage(name: "set", accessibilityLabel: "Set")) == Size(width: 20, height: 20))
    #expect(try size(Image("set", bundle: bundle)) == Size(width: 20, height: 20))
    #expect(try size(Image(decorative: "plain", bundle: theme.resourcesBundle)) == Size(width: 10, height: 10))
    let library = ImageLibrary(["other": VectorImage(size: Size(width: 30, height: 30), layers: [])])
    #expect(try size(OUDSImage(name: "other").environment(\.images, library)) == Size(width: 30, height: 30))
    let plain = try forms.draw(theme) { OUDSButton(text: "Go", image: OUDSImage(name: "plain")) {} }
    let red = theme.colors.contentStatusNegative
    let coloured = try forms.draw(theme) { OUDSButton(text: "Go", image: OUDSImage(name: "plain", color: red)) {} }
    #expect(plain.list.commands != coloured.list.commands)
    for name in ["missing", "../plain", ""] {
      #expect(throws: ViewError.self) { try forms.draw(theme) { OUDSImage(name: name) } }
    }
  }

  @Test("a set has images for the dark and for reading from right to left, and says whether they are templates")
  func imageSets() throws {
    let folder = try TemporaryFolder()
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let entries = [
      #"{"idiom": "watch", "filename": "small.svg"}"#, #"{"idiom": "universal", "filename": "light.svg"}"#,
      #"{"idiom": "universal", "filename": "dark.svg", "appearances": [\#(dark)]}"#,
      #"{"idiom": "universal", "filename": "left.svg", "language-direction": "right-to-left"}"#,
    ]
    let set = "A.xcassets/Icons/sign.imageset"
    try folder.write(
      "{\"images\": [\(entries.joined(separator: ","))], \"properties\": {\"template-rendering-intent\": \"template\"}}",
      to: "\(set)/Contents.json")
    for (size, name) in [(5, "small"), (10, "light"), (20, "dark"), (30, "left")] {
      try folder.write(Self.svg(size), to: "\(set)/\(name).svg")
    }
    try folder.write(
      #"{"images": [{"filename": "a.png", "scale": "1x"}]}"#, to: "A.xcassets/photo.imageset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let image = Image(ImageResource(name: "Icons/sign", bundle: bundle))
    let forms = try Forms()
    func size(_ view: some View) throws -> Double { try forms.draw(OrangeTheme()) { view }.list.size.width }
    #expect(try size(image) == 10)
    #expect(try size(image.environment(\.colorScheme, .dark)) == 20)
    #expect(try size(image.environment(\.layoutDirection, .rightToLeft)) == 30)
    #expect(try size(Label("", image: ImageResource(name: "sign", bundle: bundle)).labelStyle(.iconOnly)) == 10)
    func colors(_ image: Image) throws -> [Color] {
      var colors: [Color] = []
      let drawn = try forms.draw(OrangeTheme()) { image.foregroundColor(.red) }
      for command in drawn.list.commands {
        _ = command.recolored {
          colors.append($0)
          return $0
        }
      }
      return colors
    }
    #expect(try colors(image) == [.red])
    #expect(try colors(image.renderingMode(.original)) == [.black])
    let error = #expect(throws: ViewError.self) { try forms.draw(OrangeTheme()) { Image("photo", bundle: bundle) } }
    #expect("\(try #require(error))".contains("photo.imageset names no SVG, PNG, JPEG or WebP file"))
  }

  @Test("a folder of a catalogue that gives names a space is a part of them")
  func namespaces() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Icons/Contents.json")
    try folder.write(#"{"info": {"version": 1}}"#, to: "A.xcassets/Plain/Contents.json")
    try folder.write(Self.svg(10), to: "A.xcassets/Icons/star.imageset/drawing.svg")
    try folder.write(Self.svg(20), to: "A.xcassets/Plain/star.imageset/drawing.svg")
    let bundle = try #require(Bundle(path: folder.path))
    let forms = try Forms()
    func size(_ name: String) throws -> Double {
      try forms.draw(OrangeTheme()) { Image(name, bundle: bundle) }.list.size.width
    }
    #expect(try size("star") == 20)
    #expect(try size("Icons/star") == 10)
  }

  private final class TypingErrors: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {  // immutable
    override var contentDefault: MultipleColorSemanticToken { .init(light: "orange", dark: "#12345") }
  }

  @Test("a token whose text is no colour makes the picture fail, which says how colours are written")
  func malformedColor() throws {
    let error = #expect(throws: (any Error).self) {
      let theme = OrangeTheme(colors: TypingErrors())
      _ = try Forms().draw(theme) { Text("More").oudsForegroundColor(theme.colors.contentDefault) }
    }
    #expect(error.map { "\($0)" }?.contains("'orange' is no colour; write it as #RRGGBB or #RRGGBBAA.") == true)
  }

  private struct Brand: View {
    let name: String
    let bundle: Bundle?

    var body: some View { Color(name, bundle: bundle).frame(width: 4, height: 4) }
  }

  @Test("colours come from the asset catalogues of a bundle, for the scheme and the contrast around the view")
  func ownColors() throws {
    let folder = try TemporaryFolder()
    func entry(_ space: String, _ red: String, _ appearances: String = "") -> String {
      """
      {"idiom": "universal", \(appearances) "color": {"color-space": "\(space)",
       "components": {"alpha": "0.500", "red": "\(red)", "green": "0x80", "blue": "1.000"}}}
      """
    }
    func appearance(_ name: String, _ value: String) -> String {
      "{\"appearance\": \"\(name)\", \"value\": \"\(value)\"}"
    }
    let (dark, high) = (appearance("luminosity", "dark"), appearance("contrast", "high"))
    let brand = [
      entry("srgb", "0x10"), entry("srgb", "32", "\"appearances\": [\(dark)],"),
      entry("srgb", "48", "\"appearances\": [\(dark), \(high)],"),
    ]
    try folder.write("{\"colors\": [\(brand.joined(separator: ","))]}", to: "A.xcassets/x/brand.colorset/Contents.json")
    try folder.write("{\"colors\": [\(entry("cmyk", "1"))]}", to: "A.xcassets/unknown.colorset/Contents.json")
    try folder.write("{", to: "A.xcassets/broken.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let forms = try Forms()
    func red(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) throws -> UInt8? {
      let commands = try forms.draw(OrangeTheme()) {
        Brand(name: "x/brand", bundle: bundle).environment(\.colorScheme, scheme)
          .environment(\.colorSchemeContrast, contrast)
      }.list.commands
      guard case .fillRect(_, let color)? = commands.first else { return nil }
      #expect(color.rgba == Color(red: color.red, green: 0x80, blue: 255, alpha: 128).rgba)
      return color.red
    }
    #expect(try red(.light) == 16)
    #expect(try red(.light, .increased) == 16)
    #expect(try red(.dark) == 32)
    #expect(try red(.dark, .increased) == 48)
    let kept = Color("x/brand", bundle: bundle)
    for (scheme, red) in [(ColorScheme.light, 16), (.dark, 32)] {
      let drawn = try forms.draw(OrangeTheme()) { kept.frame(width: 4, height: 4).environment(\.colorScheme, scheme) }
      #expect(
        drawn.list.commands == [.fillRect(Rect(x: 0, y: 0, width: 4, height: 4), scheme == .dark ? kept.inDark : kept)])
      #expect((scheme == .dark ? kept.inDark : kept).red == red)
    }
    for name in ["unknown", "broken", "missing", "../brand/..", ""] {
      #expect(throws: ViewError.self) { try forms.draw(OrangeTheme()) { Brand(name: name, bundle: bundle) } }
    }
    #expect(throws: ViewError.self) { try forms.draw(OrangeTheme()) { Brand(name: "brand", bundle: nil) } }
  }

  @Test(
    "colours of other spaces become what is nearest in sRGB",
    arguments: [
      ("display-p3", ["red": "0.900", "green": "0.500", "blue": "0.100"], 0xF579_00FF),
      ("display-p3", ["red": "1.000", "green": "0.000", "blue": "0.000"], 0xFF00_00FF),
      ("display-p3", ["red": "0x80", "green": "0x80", "blue": "0x80"], 0x8080_80FF),
      ("extended-srgb", ["red": "1.200", "green": "-0.200", "blue": "0.500"], 0xFF00_80FF),
      ("extended-linear-srgb", ["red": "0.250", "green": "0.000", "blue": "1.000"], 0x8900_FFFF),
      ("gray-gamma-22", ["white": "0.500"], 0x8080_80FF), ("extended-gray", ["white": "1.500"], 0xFFFF_FFFF),
      ("gray-gamma-22", ["white": "0.100"], 0x1313_13FF),
    ] as [(String, [String: String], UInt32)])
  func otherSpaces(space: String, components: [String: String], rgba: UInt32) throws {
    let folder = try TemporaryFolder()
    let parts = components.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
    try folder.write(
      "{\"colors\": [{\"color\": {\"color-space\": \"\(space)\", \"components\": {\(parts)}}}]}",
      to: "A.xcassets/brand.colorset/Contents.json")
    let color = Color("brand", bundle: try #require(Bundle(path: folder.path)))
    #expect(color == Color(rgba: rgba))
  }

  @Test(
    "an asset catalogue refers to colours of the system",
    arguments: [
      ("systemBlueColor", Color.blue), ("labelColor", Color(light: .black, dark: .white)),
      ("systemGray6Color", Color(light: Color(rgba: 0xF2F2_F7FF), dark: Color(rgba: 0x1C1C_1EFF))),
    ])
  func systemColors(reference: String, color: Color) throws {
    let folder = try TemporaryFolder()
    func entry(_ reference: String, _ more: String = "") -> String {
      "{\(more)\"color\": {\"platform\": \"universal\", \"reference\": \"\(reference)\"}, \"idiom\": \"universal\"}"
    }
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], "
    try folder.write("{\"colors\": [\(entry(reference))]}", to: "A.xcassets/one.colorset/Contents.json")
    try folder.write(
      "{\"colors\": [\(entry("systemRedColor")), \(entry(reference, dark))]}",
      to: "A.xcassets/two.colorset/Contents.json")
    try folder.write("{\"colors\": [\(entry("noColor"))]}", to: "A.xcassets/none.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let (one, two) = (Color("one", bundle: bundle), Color("two", bundle: bundle))
    #expect(one.rgba == color.rgba && one.inDark.rgba == color.inDark.rgba)
    #expect(two.rgba == Color.red.rgba && two.inDark.rgba == color.inDark.rgba)
    let forms = try Forms()
    #expect(throws: ViewError.self) { try forms.draw(OrangeTheme()) { Brand(name: "none", bundle: bundle) } }
  }

  private struct Symbol: View {
    var body: some View { Image(systemName: "heart.fill") }
  }

  @Test(
    "symbols come from a folder; one that is not there is a crossed box and a warning, or an error where it is strict")
  func symbols() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.svg(12), to: "heart.fill.svg")
    let symbols = try ImageLibrary(folder: URL(fileURLWithPath: folder.path))
    let fonts = try PackageFonts.library().directory
    let warnings = Mutex<[String]>([])
    let library = try FontLibrary(directory: fonts) { text in warnings.withLock { $0.append(text) } }
    let drawn = try ViewRenderer(fonts: library).render(Symbol().environment(\.symbols, symbols))
    #expect(drawn.list.size == Size(width: 12, height: 12) && warnings.withLock(\.isEmpty))
    for _ in 0..<2 { #expect(try !ViewRenderer(fonts: library).render(Symbol()).list.commands.isEmpty) }
    #expect(warnings.withLock { $0.count == 1 && $0[0].contains("'heart.fill'") })
    let strict = try FontLibrary(directory: fonts, isStrict: true)
    let error = #expect(throws: ViewError.self) { try ViewRenderer(fonts: strict).render(Symbol()) }
    #expect("\(try #require(error))".contains("heart.fill.svg"))
  }

  private struct Reading<Value>: View {
    @Environment private var value: Value

    init(_ path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }

    var body: some View { Text("\(type(of: value))") }
  }

  @Test("a view that reads a theme where there is none makes its picture fail in words")
  func withoutTheme() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let views: [any View] = [
      OUDSButton(text: "A") {}, Reading(\.theme), Reading(\.theme.colors), Reading(\.theme.name),
      Text("A").gridMargin(),
    ]
    for view in views {
      let error = #expect(throws: ViewError.self) { try renderer.render(AnyView(view)) }
      #expect("\(try #require(error))".contains("OUDSThemeableView(theme:)"))
    }
  }

  @Test("versions are three numbers, and charts have colours where the brand has them")
  func facts() throws {
    for version in [OUDSVersions.themeCoreVersion, OUDSVersions.componentButtonVersion] {
      #expect(version.split(separator: ".").compactMap { Int($0) }.count == 3)
    }
    let charts = try #require(OrangeTheme().colorsCharts)
    #expect(charts.categoricalTier1.light != charts.categoricalTier2.light)
    #expect(WireframeTheme().colorsCharts == nil)
  }
}
