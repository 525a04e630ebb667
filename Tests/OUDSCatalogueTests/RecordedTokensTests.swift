import DaguerreSkins
import DaguerreSnapshots
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("Recorded tokens")
struct RecordedTokensTests {
  @Test("the canonical text of every token of every theme and tuning gives its value again")
  func canonicalTexts() {
    for theme in CatalogueTheme.all.flatMap(\.tunings).map(\.theme) {
      for entry in TokenCatalogue.tokens(of: theme) {
        let text = entry.value(in: theme).canonicalText
        #expect(entry.value(canonicalText: text)?.canonicalText == text, "\(entry.path)")
      }
    }
  }

  @Test("a text that no value of the type has is none")
  func malformed() throws {
    let entries = TokenCatalogue.tokens(of: OrangeTheme())
    for path in ["color.action.enabled", "font.weight-default", "space.fixed.none"] {
      guard let entry = entries.first(where: { $0.path == path }) else { continue }
      for text in ["", "light #FFFFFFFF", "light #FFF, dark #FFF", "12.50", "1e400x"] {
        #expect(entry.value(canonicalText: text) == nil, "\(path) \(text)")
      }
    }
  }

  @Test("the tokens of one theme laid over another draw as they do over their own, and what is not laid follows")
  func layer() throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let point = catalogue.axes.point(theme: "orange")
    let plain = catalogue.tokens(at: point, under: nil)
    let values = Dictionary(uniqueKeysWithValues: plain.map { ($0.path, $0.value) })
    var selection = SnapshotSelection()
    selection["theme"] = ["orange"]
    let changed = try catalogue.laying([.value(path: "color.action.enabled", text: "#123456")], for: selection)
    #expect(try changed.tokens(at: point, under: nil).map(\.value) != plain.map(\.value))
    let back = try changed.laying([.recorded(values)], for: selection)
    #expect(try back.tokens(at: point, under: nil).map(\.value) == plain.map(\.value))
    let skin = try changed.skin(setting: values, over: nil, at: point)
    #expect(try changed.tokens(at: point, under: skin).map(\.value) == plain.map(\.value))
  }

  @Test("the tokens of one theme can be laid over every other, also where that has more of them")
  func foreign() throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    for theme in catalogue.axes.themes {
      let values = catalogue.tokens(at: catalogue.axes.point(theme: theme), under: nil).map { ($0.path, $0.value) }
      let layered = try catalogue.laying([.recorded(Dictionary(uniqueKeysWithValues: values))])
      for other in catalogue.axes.themes {
        #expect(try !layered.tokens(at: catalogue.axes.point(theme: other), under: nil).isEmpty)
      }
    }
  }
}
