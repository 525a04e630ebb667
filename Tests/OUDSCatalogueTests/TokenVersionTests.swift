import DaguerreSkins
import DaguerreSnapshots
import DaguerreSupport
import Foundation
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("--token-release")
struct TokenVersionTests {
  private static let files = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/tokenator/Tokens/releases/2.6.0")

  @Test(
    "a theme of a release, the release laid over and its file laid over draw the same",
    arguments: ["orange", "orange-compact", "sosh", "wireframe"], ["light", "dark"])
  func same(theme: String, mode: String) throws {
    let fonts = try PackageFonts.library()
    let catalogue = OUDSCatalogue(fonts: fonts)
    let released = OUDSCatalogue(fonts: fonts, themes: CatalogueTheme.all(in: .v2_6))
    let point = catalogue.axes.point(theme: theme, ["mode": mode])
    let bytes = try Data(contentsOf: Self.files.appending(path: "\(theme).tokens.json"))
    let layers: [OverlayLayer] = [.release("2.6.0"), .file(name: "release.tokens.json", bytes: Array(bytes))]
    let skins = try layers.map { try #require(catalogue.skins(of: [$0], at: [point]).first) }

    let values = released.tokens(at: point, under: nil).map { "\($0.path) \($0.value)" }
    for skin in skins {
      #expect(catalogue.tokens(at: point, under: skin).map { "\($0.path) \($0.value)" } == values)
    }

    var selection = SnapshotSelection()
    for (axis, value) in ["theme": theme, "tuning": "default", "mode": mode] { selection[axis] = [value] }
    selection.filters = ["link/*", "text-area/*", "tag/*", "divider/*", "alert-message/*"]
    var changed = 0
    for (old, new) in zip(catalogue.cases(in: selection), released.cases(in: selection)) where old.point == point {
      #expect(old.id == new.id)
      let wanted = try new.draw(SnapshotContext(scale: 1)).list.commands
      if try old.draw(SnapshotContext(scale: 1)).list.commands != wanted { changed += 1 }
      for skin in skins {
        #expect(try old.draw(SnapshotContext(scale: 1, skin: skin)).list.commands == wanted, "\(old.id)")
      }
    }
    #expect(changed > 0)
  }

  @Test("it changes no more tokens than the release does, and values lie over it")
  func causes() throws {
    let catalogue = OUDSCatalogue(fonts: try PackageFonts.library())
    let point = catalogue.axes.point(theme: "orange", [:])
    let skins = try catalogue.skins(
      of: [.value(path: "space.inset.small", text: "30"), .release("2.6.0")].reversed(), at: [point])
    let skin = try #require(skins.first)
    #expect(
      skin.setKeys.map(\.name) == [
        "alert.space.inset.progress-indicator", "button.space.inset.progress-indicator-only-default",
        "button.space.inset.progress-indicator-only-small", "color.border.muted",
        "icon.color.content.status.warning.inverse.internal-shape", "link.size.min-height-small",
        "link.space.padding-block-small",
        "space.inset.2xsmall", "space.inset.3xsmall", "space.inset.4xsmall", "space.inset.small", "space.inset.xsmall",
        "tag.space.inset.bullet-small", "tag.space.inset.icon-default", "tag.space.inset.loader-default",
        "tag.space.inset.loader-small", "text-area.space.padding-block-empty-trailing-container",
        "text-area.space.padding-block-trailing-container",
      ])
    #expect(catalogue.tokenValues(of: ["space.inset.small"], at: point, under: skin) == ["space.inset.small": "30.0"])
    let own = try catalogue.skins(of: [.release("2.5.0")], at: [point])
    #expect(try #require(own.first).setKeys.isEmpty)
  }

  @Test("a release that nobody knows, and a theme of one's own, are errors in words")
  func errors() throws {
    let fonts = try PackageFonts.library()
    let catalogue = OUDSCatalogue(fonts: fonts)
    let point = catalogue.axes.point(theme: "orange", [:])
    #expect(throws: UnknownTokenRelease("9")) { try catalogue.skins(of: [.release("9")], at: [point]) }
    let theme = OrangeTheme(spaces: WireframeTheme().spaces, name: "Mine")
    let mine = OUDSCatalogue(
      fonts: fonts, themes: [CatalogueTheme(name: "mine", tunings: [.init(name: "default", theme: theme)])])
    let error = #expect(throws: ThemeReleaseError.self) {
      try mine.skins(of: [.release("2.6.0")], at: [mine.axes.point(theme: "mine", [:])])
    }
    #expect(try #require(error).diagnostics.first?.isWrongUse == true)
  }
}
