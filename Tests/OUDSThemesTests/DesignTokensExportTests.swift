import OUDSTokensComponent
import DaguerreSkins
import Foundation
import OUDSThemesContract
import OUDSTokenCatalogue
import OUDSThemesOrange
import OUDSThemesSosh
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

@Suite("Export of themes")
struct DesignTokensExportTests {
  private func rows(_ theme: OUDSTheme) -> [TokenRow] {
    TokenCatalogue.rows(of: theme, themeName: "t", tuningName: nil)
  }

  @Test("an exported theme laid over itself changes nothing, both modes and sizes", arguments: 0..<2)
  func roundTrip(index: Int) throws {
    let theme: OUDSTheme = index == 0 ? OrangeTheme(tuning: .MaxIt) : SoshTheme()
    let overlay = try TokenOverlay(Array(theme.designTokens().utf8), name: "e")
    let skin = try overlay.skin(over: theme)
    #expect(TokenRowChange.changes(from: rows(theme), to: SkinScope.with(skin) { rows(theme) }) == [])
    #expect(skin.setKeys.count > 1100)
  }

  @Test("what a skin overrides is exported as it looks under the skin")
  func overridden() throws {
    let theme = OrangeTheme()
    var skin = ConcreteSkin()
    skin.set(.colorActionEnabled, to: MultipleColorSemanticToken(light: "#010203", dark: "#040506"))
    let text = SkinScope.with(skin) { theme.designTokens() }
    let again = try TokenOverlay(Array(text.utf8), name: "e").skin(over: theme)
    #expect(SkinScope.with(again) { theme.link.colorContentEnabled.dark } == "#040506")
  }

  @Test("one mode and one size class are written as plain values")
  func oneSide() throws {
    let theme = OrangeTheme()
    let text = theme.designTokens(dark: true, regular: true)
    #expect(!text.contains("daguerre.dark") && !text.contains("daguerre.regular"))
    #expect(text.contains("\"$description\": \"Orange, tuning default, dark, regular\""))
    let skin = try TokenOverlay(Array(text.utf8), name: "e").skin(over: theme)
    SkinScope.with(skin) {
      #expect(theme.colors.actionEnabled == MultipleColorSemanticToken("#EEEEEE"))
      #expect(theme.fonts.sizeDisplayLarge == MultipleFontSizeSemanticToken(64))
      #expect(theme.colorModes.onBgPrimary.light == .dark)
    }
  }

  @Test("the export is JSON, says what is absent, and keeps aliases")
  func shape() throws {
    let text = OrangeTheme().designTokens()
    let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let extensions = try #require(json["$extensions"] as? [String: Any])
    #expect((extensions["daguerre.absent"] as? [String])?.contains("color.surface.brand.secondary") == true)
    #expect(text.contains(#""disabled": {"$type": "color", "$value": "{color.repository"#))
    #expect(text.contains("\"hex\": \"#FF7900\""))
    let paths = Set(Self.paths(in: json, path: []))
    let aliases = text.matches(of: /"{([^}]+)}"/).map { String($0.1) }
    #expect(aliases.count > 500)
    #expect(Set(aliases).subtracting(paths) == [])
  }

  private static func paths(in group: [String: Any], path: [String]) -> [String] {
    group.flatMap { name, value -> [String] in
      guard let object = value as? [String: Any], name == "$root" || !name.hasPrefix("$") else { return [] }
      let inner = name == "$root" ? path : path + [name]
      return object["$value"] == nil ? paths(in: object, path: inner) : [inner.joined(separator: ".")]
    }
  }
}
