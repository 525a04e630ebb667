import DaguerreSkins
import OUDSThemesContract
import OUDSThemesOrange
import OUDSTokenCatalogue
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

@Suite("Tokens without a value")
struct AbsentTokenTests {
  private let theme = OrangeTheme()
  private let path = "color.repository.primary.lowest"

  @Test("a file takes back a value that the theme does not have, and no other")
  func undone() throws {
    let given = try TokenOverlay(path: path, value: "#123456").skin(over: theme)
    #expect(SkinScope.with(given) { theme.colors.repositoryPrimaryLowest } == "#123456")
    let (text, omitted) = theme.tokenFile(setting: [path: "none"], description: "undo")
    #expect(omitted == [] && text.contains("daguerre.absent"))
    let undone = try TokenOverlay(Array(text.utf8), name: "undo").skin(over: theme, base: given)
    #expect(SkinScope.with(undone) { theme.colors.repositoryPrimaryLowest.isForbiddenValueColor() })
    // Others need it.
    let needed = #"{"$extensions": {"daguerre.absent": ["color.repository.primary.medium", "color.nope"]}}"#
    let skin = try TokenOverlay(Array(needed.utf8), name: "needed").skin(over: theme)
    #expect(SkinScope.with(skin) { theme.colors.repositoryPrimaryMedium } == theme.colors.repositoryPrimaryMedium)
    #expect(theme.tokenFile(setting: ["color.repository.primary.medium": "none"], description: "").omitted != [])
  }
}
