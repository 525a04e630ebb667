import DaguerreSkins
import OUDSThemesContract
import OUDSTokenCatalogue
import OUDSThemesOrange
import OUDSThemesOrangeCompact
import OUDSThemesSosh
import OUDSThemesWireframe
import OUDSTokensComponent
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

private final class BlueActions: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {
  override var actionEnabled: MultipleColorSemanticToken {
    token(.colorActionEnabled) { MultipleColorSemanticToken(light: "#0000FF", dark: "#8080FF") }
  }
}

@Suite("Skins over themes")
struct SkinOverThemeTests {
  private static let themes: [OUDSTheme] = [OrangeTheme(), OrangeCompactTheme(), SoshTheme(), WireframeTheme()]

  private func texts(of theme: OUDSTheme) -> [String: String] {
    let entries = TokenCatalogue.semantic + TokenCatalogue.component
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.path, $0.value(in: theme).canonicalText) })
  }

  @Test("a flattened theme laid over any other makes it that theme", arguments: 0..<4, 0..<4)
  func flattened(one: Int, other: Int) {
    let (one, other) = (Self.themes[one], Self.themes[other])
    let skin = one.flattened()
    #expect(SkinScope.with(skin) { texts(of: other) } == texts(of: one))
    #expect(skin.setKeys.count == TokenCatalogue.tokens(of: one).count)
  }

  @Test("a skin changes what it sets and what depends on that, as a subclass does")
  func sameAsSubclass() {
    var skin = ConcreteSkin()
    skin.set(.colorActionEnabled, to: MultipleColorSemanticToken(light: "#0000FF", dark: "#8080FF"))
    let plain = texts(of: OrangeTheme())
    let overlaid = SkinScope.with(skin) { texts(of: OrangeTheme()) }
    #expect(overlaid == texts(of: OrangeTheme(colors: BlueActions())))
    let changed = Set(plain.keys.filter { plain[$0] != overlaid[$0] })
    #expect(changed.contains("link.color.content.enabled"))
    #expect(changed.contains("color.action.enabled"))
    #expect(!changed.contains("color.action.hover"))
  }

  @Test("what changes is what read the key, directly or not; a raw token too", arguments: [true, false])
  func dependents(isRaw: Bool) {
    let theme = OrangeTheme()
    let key: SkinKey = isRaw ? .orangeColorOrange500 : .colorSurfaceBrandPrimary
    var skin = ConcreteSkin()
    if isRaw {
      skin.set(key, to: "#01020304")
    } else {
      skin.set(key, to: MultipleColorSemanticToken("#01020304"))
    }
    for entry in TokenCatalogue.semantic + TokenCatalogue.component {
      let isReader = entry.reads(in: theme).contains { $0.key == key }
      let before = entry.value(in: theme).canonicalText
      let after = SkinScope.with(skin) { entry.value(in: theme).canonicalText }
      #expect((before != after) == isReader, "\(entry.path)")
    }
    let read = SkinScope.with(skin) { theme.button.colorBgBrandEnabled }
    #expect(read == MultipleColorSemanticToken("#01020304"))
  }

  @Test("an override is marked as such in the chain")
  func provenance() throws {
    var skin = ConcreteSkin("orange")
    skin.set(.colorSurfaceBrandPrimary, to: MultipleColorSemanticToken("#010203"))
    let entry = try #require(TokenCatalogue.component.first { $0.path == "button.color.bg.brand.enabled" })
    let reads = SkinScope.with(skin) { entry.reads(in: OrangeTheme()) }
    #expect(reads.map(\.key) == [.buttonColorBgBrandEnabled, .colorSurfaceBrandPrimary])
    #expect(reads.map(\.isOverridden) == [false, true])
  }

  @Test("a transition is its ends at 0 and 1: themes, modes, size classes and tunings")
  func transition() {
    let (orange, sosh) = (OrangeTheme(), SoshTheme())
    let maxIt = OrangeTheme(fontFamily: "Mono", tuning: .MaxIt)
    let regularSpace = orange.spaces.scaledLarge.regular
    #expect(regularSpace != orange.spaces.scaledLarge.compact)
    SkinScope.with(orange.transitionSkin()) { #expect(orange.colors.actionEnabled.light == "#000000") }
    let toDark = orange.transitionSkin().interpolated(to: orange.transitionSkin(dark: true, regular: true), at: 1)
    SkinScope.with(toDark) {
      #expect(orange.colors.actionEnabled.light == "#EEEEEE")
      #expect(orange.fonts.displayLarge.compact.size == 64)
      #expect(orange.spaces.scaledLarge.compact == regularSpace)
    }
    let toMaxIt = orange.transitionSkin().interpolated(to: maxIt.transitionSkin(), at: 0.5)
    SkinScope.with(toMaxIt) {
      #expect(orange.button.borderRadiusDefault == 4)
      #expect(orange.button.borderRadiusRounded == 4)
      #expect(orange.fonts.labelStrongLarge.compact.family == "Mono")
      #expect(orange.fonts.labelStrongLarge.compact.size == 16)
    }
    let half = orange.transitionSkin().interpolated(to: sosh.transitionSkin(), at: 0.5)
    let widths = (orange.borders.widthDefault, sosh.borders.widthDefault)
    #expect(SkinScope.with(half) { orange.borders.widthDefault } == (widths.0 + widths.1) / 2)
    #expect(SkinScope.with(half) { sosh.borders.widthDefault } == (widths.0 + widths.1) / 2)
    let quarter = orange.transitionSkin().interpolated(to: half, at: 0.5)
    #expect(SkinScope.with(quarter) { orange.borders.widthDefault } == widths.0 * 0.75 + widths.1 * 0.25)
  }

  @Test("the audit trail names theme, tuning, mode and size class")
  func identifiers() {
    #expect(OrangeTheme().flattened().identifierPath == "orange/default/light/compact")
    #expect(
      OrangeCompactTheme(tuning: .MaxIt).flattened(dark: true, regular: true).identifierPath
        == "orange-compact/max-it/dark/regular")
    var skin = OrangeTheme(tuning: .OrangeBusiness).flattened()
    skin.addIdentifier("+brand.tokens.json")
    #expect(skin.identifierPath == "orange/orange-business/light/compact/+brand.tokens.json")
    #expect(
      Tuning(hasRoundedButtons: true, hasRoundedListItems: true).identifier == "rounded-buttons+rounded-list-items")
  }

  @Test("threads under different skins do not see each other's")
  func threads() async {
    let theme = OrangeTheme()
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          var skin = ConcreteSkin()
          skin.set(.borderWidthDefault, to: Double(index))
          return SkinScope.with(skin) { (0..<20).allSatisfy { _ in theme.button.borderWidthDefault == Double(index) } }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(theme.button.borderWidthDefault == 1)
  }
}
