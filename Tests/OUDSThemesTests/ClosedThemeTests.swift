import Foundation
import TestSupport
import Testing

/// What another module may and may not compile against the built products.
@Suite("Closed themes")
struct ClosedThemeTests {
  /// Type-checks a file of another module; the modules lie next to the test bundle.
  private func compile(_ source: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App.swift")
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    // The compiler wants the C modules of what it imports, though their use is internal.
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let systemModules = [
      "CFreeType", "CHarfBuzz", "CFriBidi", "CLineBreaks/include", "CPluralRules/include", "CUnitNumbers/include",
      "CRaster/include", "CExpat", "CCMark", "CNettle", "CJPEGReader/include", "CPNGReader/include",
      "CWebPReader/include",
    ]
    .flatMap { ["-I", sources.appending(path: $0).path(percentEncoded: false)] }
    let flags = try run("pkg-config", ["--cflags-only-I", "freetype2", "harfbuzz", "fribidi", "nettle"])
    let cFlags = flags.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let result = try run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path(percentEncoded: false)]
        + systemModules + cFlags
        + [folder.path("App.swift")])
    #expect((result.status == 0) == !result.errors.contains("error:"))
    return result.errors
  }

  private func run(
    _ command: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, errorText)
  }

  @Test("Orange and its providers can be subclassed by another module")
  func open() throws {
    let text = try compile(
      """
      import OUDSThemesOrange
      import OUDSTokensSemantic
      class AppTheme: OrangeTheme, @unchecked Sendable {}
      class AppColors: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {}
      let theme = AppTheme(colors: AppColors())
      """)
    #expect(text == "")
  }

  @Test(
    "no other ready theme can",
    arguments: [
      ("OUDSThemesOrangeCompact", "OrangeCompactTheme"), ("OUDSThemesOrangeInverse", "OrangeInverseTheme"),
      ("OUDSThemesSosh", "SoshTheme"),
      ("OUDSThemesSosh", "SoshThemeColorSemanticTokensProvider"),
    ])
  func closed(module: String, theme: String) throws {
    let text = try compile("import \(module)\nclass Own: \(theme), @unchecked Sendable {}")
    #expect(text.contains("inheritance from a final class '\(theme)'"), "\(text)")
  }

  @Test("themes that are not tunable take no tuning", arguments: ["Sosh"])
  func tuning(theme: String) throws {
    let text = try compile(
      "import OUDSThemesContract\nimport OUDSThemes\(theme)\nlet theme = \(theme)Theme(tuning: Tuning.MaxIt)")
    #expect(text.contains("extra argument 'tuning' in call"), "\(text)")
    #expect(try compile("import OUDSThemes\(theme)\nlet theme = \(theme)Theme()") == "")
  }

  @Test("former names compile, and say what they are called now")
  func formerNames() throws {
    let text = try compile(
      """
      import OUDSThemesOrangeBusinessTools
      import OUDSTokensRaw
      import OUDSTokensSemantic
      let theme = OrangeBusinessToolsTheme()
      let color: MultipleColorSemanticTokens = MultipleColorSemanticTokens(light: "#000000", dark: "#FFFFFF")
      let space = MultipleSpaceTokens(compact: 1, regular: 2)
      let font = MultipleFontCompositeRawTokens(FontRawTokens.bold300)
      """)
    #expect(text.contains("'OrangeBusinessToolsTheme' is deprecated: renamed to 'OrangeCompactTheme'"), "\(text)")
    #expect(
      text.contains("'MultipleColorSemanticTokens' is deprecated: renamed to 'MultipleColorSemanticToken'"), "\(text)")
    #expect(text.contains("'MultipleSpaceTokens' is deprecated: renamed to 'MultipleSpaceSemanticToken'"), "\(text)")
    #expect(!text.contains("error:"), "\(text)")
  }

  @Test("the samples of the theme documentation compile")
  func documentation() throws {
    let text = try compile(
      """
      import OUDSThemesContract
      import OUDSThemesOrange
      import OUDSTokensComponent
      import OUDSTokensRaw
      import OUDSTokensSemantic

      class YourAppThemeSpaceTokensProvider: OrangeThemeSpaceSemanticTokensProvider {
          override var fixedMedium: SpaceSemanticToken { DimensionRawTokens._400 }
          override var scaledSmall: MultipleSpaceSemanticToken {
              MultipleSpaceSemanticToken(compact: fixed5xlarge, regular: fixed5xlarge)
          }
      }

      class YourAppThemeFontTokensProvider: OrangeThemeFontSemanticTokensProvider {
          override var displayLarge: MultipleFontCompositeSemanticToken {
              MultipleFontCompositeSemanticToken(FontCompositeSemanticToken(
                  size: sizeDisplayLargeMobile, lineHeight: lineHeightDisplayLargeMobile, weight: weightDisplay,
                  letterSpacing: letterSpacingDisplayLargeMobile))
          }
      }

      class YourAppThemeButtonComponentTokensProvider: OrangeThemeButtonComponentTokensProvider {
          override public var borderWidthDefault: BorderWidthSemanticToken { borders.widthThicker }
          override public var colorBgDefaultPressed: MultipleColorSemanticToken { colors.repositoryOpacityBlackHigher }
      }

      class FromScratch: AllDividerComponentTokensProvider {
          var borderWidth: BorderWidthSemanticToken { BorderRawTokens.width100 }
      }

      class YourAppTheme: OrangeTheme {
          override init() {
              let spaces = YourAppThemeSpaceTokensProvider()
              super.init(fonts: YourAppThemeFontTokensProvider(),
                         spaces: spaces,
                         button: YourAppThemeButtonComponentTokensProvider(spaces: spaces),
                         divider: FromScratch())
          }
      }

      public enum MyOwnFontRawTokens {
          public static let someFontBody: FontFamilyRawToken = "Arial"
      }

      let own = YourAppTheme()
      let tuned = OrangeTheme(tuning: Tuning(hasRoundedButtons: true))
      let theme = OrangeTheme()
      """)
    #expect(!text.contains("error:"), "\(text)")
  }
}
