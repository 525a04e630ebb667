import DaguerreSupport
import DaguerreSkins
import Foundation
import OUDSThemesContract
import OUDSTokenCatalogue
import OUDSThemesOrange
import OUDSThemesSosh
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

@Suite("Lists of tokens")
struct TokenRowTests {
  private let orange = OrangeTheme()

  private func rows(_ path: String, of theme: OUDSTheme) throws -> [TokenRow] {
    let entry = try TokenCatalogue.token(named: path, of: theme)
    return TokenCatalogue.rows(of: entry, in: theme, themeName: "t", tuningName: "default")
  }

  @Test("a colour has a row for each mode, with its own alias")
  func colors() throws {
    let rows = try rows("color.action.enabled", of: orange)
    #expect(rows.map(\.mode) == ["light", "dark"])
    #expect(rows.map(\.value) == [.text("#000000FF"), .text("#EEEEEEFF")])
    #expect(rows.map(\.alias) == ["color.repository.neutral.emphasized.black", "color.repository.neutral.muted.lower"])
    #expect(rows.map(\.name) == ["actionEnabled", "actionEnabled"])
    #expect(rows.allSatisfy { $0.sizeClass == nil && $0.theme == "t" && $0.tuning == "default" })
  }

  @Test("what does not vary has one row; a raw token belongs to no theme")
  func single() throws {
    let raw = try rows("core.color.functional.black", of: orange)
    #expect(raw.count == 1)
    #expect(raw[0].theme == nil && raw[0].tuning == nil && raw[0].mode == nil && raw[0].alias == nil)
    #expect(raw[0].value == .text("#000000FF"))
    let always = try rows("color.always.black", of: orange)
    #expect(always.count == 1)
    #expect(always[0].mode == nil)
    #expect(always[0].value == .text("#000000FF"))
    #expect(try rows("border.width.default", of: orange).map(\.value) == [.number(1)])
  }

  @Test("size classes, composites, and values that a theme does not have")
  func others() throws {
    let sizes = try rows("font.size.display.large", of: orange)
    #expect(sizes.map(\.sizeClass) == ["compact", "regular"])
    #expect(sizes.map(\.value) == [.number(40), .number(64)])
    #expect(sizes.map(\.alias) == ["core.font.size.850", "core.font.size.1450"])
    let style = try rows("fonts.labelStrongLarge", of: orange)
    #expect(style.map(\.alias) == [nil, nil])
    #expect(
      style[0].value
        == .parts([
          "family": .text("Helvetica Neue"), "size": .number(16), "lineHeight": .number(24), "weight": .number(700),
          "letterSpacing": .number(0.2),
        ]))
    #expect(try rows("color.surface.brand.secondary", of: orange).map(\.value) == [nil, nil])
    #expect(try rows("color.surface.brand.secondary", of: SoshTheme()).allSatisfy { $0.value != nil })
  }

  @Test("an overridden value has no alias")
  func overridden() throws {
    var skin = ConcreteSkin()
    skin.set(.colorActionEnabled, to: MultipleColorSemanticToken("#010203"))
    let overridden = try SkinScope.with(skin) { try rows("color.action.enabled", of: orange) }
    #expect(overridden.map(\.alias) == [nil, nil])
    #expect(overridden.map(\.value) == [.text("#010203FF"), .text("#010203FF")])
  }

  @Test("a row is written with all its members, null where there is nothing")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let row = try #require(try rows("border.width.default", of: orange).first)
    #expect(
      String(decoding: try encoder.encode(row), as: UTF8.self)
        == #"{"alias":"core.border.width.25","layer":"semantic","mode":null,"name":"widthDefault","#
        + #""path":"border.width.default","sizeClass":null,"theme":"t","tuning":"default","type":"number","value":1}"#)
  }

  @Test(
    "a token is found by path and by Swift name, also by one of earlier documentation",
    arguments: [
      ("color.action.enabled", "color.action.enabled"), ("colors.actionEnabled", "color.action.enabled"),
      ("theme.colors.actionEnabled", "color.action.enabled"), ("colorActionEnabled", "color.action.enabled"),
      ("button.colorBgBrandEnabled", "button.color.bg.brand.enabled"),
      ("buttonColorBgBrandEnabled", "button.color.bg.brand.enabled"),
      ("buttonMonoColorBgDefaultDisabled", "button-mono.color.bg.default.disabled"),
      ("ColorRawTokens.functionalBlack", "core.color.functional.black"),
      ("colorFunctionalBlack", "core.color.functional.black"), ("dimension400", "core.dimension.400"),
      ("fixedMedium", "space.fixed.medium"), ("spaceFixedMedium", "space.fixed.medium"),
    ])
  func search(name: String, path: String) throws {
    #expect(try TokenCatalogue.token(named: name, of: orange).path == path)
  }

  @Test(
    "an unknown name is told with a near one",
    arguments: [
      (
        "color.action.enabeld",
        "no token is called 'color.action.enabeld'. "
          + "Did you mean 'color.action.enabled' or 'color.action.disabled' or 'colors.actionEnabled'?"
      ),
      ("zzzzzzzzzzzzzzz", "no token is called 'zzzzzzzzzzzzzzz'"),
      (
        "borderRadiusRounded",
        "several tokens are called 'borderRadiusRounded'. Say which. Known: alert.borderRadiusRounded, "
          + "button.borderRadiusRounded, controlItem.borderRadiusRounded, progressIndicator.borderRadiusRounded, "
          + "textInput.borderRadiusRounded."
      ),
    ])
  func unknown(name: String, message: String) {
    do {
      _ = try TokenCatalogue.token(named: name, of: orange)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test("what depends on a token is what its change changes")
  func dependents() throws {
    let paths = TokenCatalogue.dependents(of: .colorSurfaceBrandPrimary, in: orange).map(\.path)
    #expect(paths.contains("button.color.bg.brand.enabled"))
    #expect(!paths.contains("color.surface.brand.primary"))
    #expect(paths == paths.sorted())
  }

  @Test("a comparison tells old and new value and the size of the step")
  func changes() throws {
    let old = TokenCatalogue.rows(of: orange, themeName: "a", tuningName: nil)
    #expect(TokenRowChange.changes(from: old, to: old) == [])
    var skin = ConcreteSkin()
    skin.set(.borderWidthThick, to: 7.0)
    skin.set(.colorBgPrimary, to: MultipleColorSemanticToken(light: "#FFFFFF", dark: "#FFFFFF"))
    let new = SkinScope.with(skin) { TokenCatalogue.rows(of: orange, themeName: "b", tuningName: nil) }
    let changes = TokenRowChange.changes(from: old, to: new)
    let width = try #require(changes.first { $0.path == "border.width.thick" })
    #expect(width.new == .number(7))
    #expect(width.step == 7 - orange.borders.widthThick)
    #expect(width.colorDifference == nil)
    let background = changes.filter { $0.path == "color.bg.primary" }
    #expect(background.map(\.mode) == ["dark"])
    #expect(background[0].old == .text("#141414FF"))
    #expect(try #require(background[0].colorDifference) > 50)
    #expect(TokenRowChange.changes(from: [], to: old).count == old.filter { $0.value != nil }.count)
  }
}
