import OUDSTokensComponent
import DaguerreSkins
import Foundation
import OUDSThemesContract
import OUDSTokenCatalogue
import OUDSThemesOrange
import OUDSThemesOrangeCompact
import OUDSThemesSosh
import OUDSThemesWireframe
import OUDSTokensRaw
import OUDSTokensSemantic
import Testing

/// The tokens of one theme, read from its files by hand: no code of tokenator, none of the generated Swift.
private struct TokenFiles {
  private var values: [String: [String: Any]] = [:]
  private(set) var absent: Set<String> = []

  init(theme: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/tokenator/Tokens")
    let folders =
      ["raw/core", "raw/android", "raw/orange", "raw/sosh", "raw/wireframe"]
      + ["semantic", "component"]
      .map { "\($0)/\(theme)" }
    for folder in folders {
      let url = root.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)) {
        let data = try Data(contentsOf: url.appending(path: name))
        try walk(#require(JSONSerialization.jsonObject(with: data) as? [String: Any]), path: [])
      }
    }
  }

  private mutating func walk(_ group: [String: Any], path: [String]) {
    for (name, value) in group {
      guard let object = value as? [String: Any] else { continue }
      if name == "$extensions" {
        absent.formUnion(object["daguerre.absent"] as? [String] ?? [])
        for (mode, sides) in object["daguerre.colorModes"] as? [String: [String: String]] ?? [:] {
          values[mode] = ["$value": sides["light"] ?? "", "$extensions": ["daguerre.dark": sides["dark"] ?? ""]]
        }
      } else if name == "$root" {
        values[path.joined(separator: ".")] = object
      } else if object["$value"] != nil {
        values[(path + [name]).joined(separator: ".")] = object
      } else {
        walk(object, path: path + [name])
      }
    }
  }

  var paths: Set<String> { Set(values.keys) }

  /// The value of one side as text: `light`, `dark`, `compact`, `regular` or "".
  func text(_ path: String, _ side: String) throws -> String {
    let token = try #require(values[path], "\(path)")
    let extensions = token["$extensions"] as? [String: Any]
    let value = try extensions?["daguerre.\(side)"] ?? #require(token["$value"])
    return try text(value, side)
  }

  private func text(_ value: Any, _ side: String) throws -> String {
    if let alias = value as? String, alias.hasPrefix("{") {
      return try text(String(alias.dropFirst().dropLast()), side)
    }
    if let text = value as? String { return text }
    if let number = value as? NSNumber { return "\(number.doubleValue)" }
    let object = try #require(value as? [String: Any])
    if let hex = object["hex"] as? String, let alpha = object["alpha"] as? NSNumber {
      let byte = Int((alpha.doubleValue * 255).rounded())
      return hex.uppercased() + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    if let number = object["value"] { return try text(number, side) }
    func part(_ name: String) throws -> String { try text(#require(object[name]), side) }
    if object["blur"] != nil {
      return try "x \(part("offsetX")) y \(part("offsetY")) blur \(part("blur")) \(part("color"))"
    }
    let family = object["fontFamily"] == nil ? "none" : try part("fontFamily")
    let weight = try String(part("fontWeight").dropLast(2))
    return try "\(family) \(part("fontSize"))/\(part("lineHeight")) weight \(weight) spacing \(part("letterSpacing"))"
  }
}

@Suite("Catalogue")
struct CatalogueTests {
  static let themes: [(String, @Sendable () -> OUDSTheme)] = [
    ("orange", { OrangeTheme() }), ("orange-compact", { OrangeCompactTheme() }), ("sosh", { SoshTheme() }),
    ("wireframe", { WireframeTheme() }),
  ]

  @Test("every token has the value that its file gives it", arguments: themes)
  func values(name: String, theme: @Sendable () -> OUDSTheme) throws {
    let files = try TokenFiles(theme: name)
    let theme = theme()
    for entry in TokenCatalogue.tokens(of: theme) {
      let value = entry.value(in: theme)
      if files.absent.contains(entry.path) {
        #expect(value.canonicalText == "none", "\(entry.path)")
        continue
      }
      #expect(value.canonicalText == (try expected(value, entry, files)), "\(entry.path)")
    }
  }

  /// The text of a token as its file gives it, in the form that a value of its type is written in.
  private func expected(_ value: any SkinValue, _ entry: TokenEntry<OUDSTheme>, _ files: TokenFiles) throws -> String {
    func pair(_ first: String, _ second: String) throws -> String {
      try "\(first) \(files.text(entry.path, first)), \(second) \(files.text(entry.path, second))"
    }
    switch value {
    case is MultipleColorSemanticToken, is MultipleColorSemanticToken?, is ElevationCompositeSemanticToken,
      is MultipleColorModeSemanticToken, is MultipleColorModeSemanticToken?:
      return try pair("light", "dark")
    case is CompactRegular<Double>, is MultipleFontCompositeSemanticToken: return try pair("compact", "regular")
    case is Int: return try String(files.text(entry.path, "").dropLast(2))
    default: return try files.text(entry.path, "")
    }
  }

  @Test("every token of the files is in the catalogue, and none twice", arguments: themes)
  func complete(name: String, theme: @Sendable () -> OUDSTheme) throws {
    let files = try TokenFiles(theme: name)
    let paths = TokenCatalogue.tokens(of: theme()).map(\.path)
    #expect(Set(paths).count == paths.count)
    let ofOtherBrands = files.paths.filter { path in
      ["orange", "sosh", "wireframe"].contains { path.hasPrefix("\($0).") }
        && !path.hasPrefix(name == "orange-compact" ? "orange." : "\(name).")
    }
    #expect(Set(paths) == files.paths.union(files.absent).subtracting(ofOtherBrands))
  }

  @Test("the chain of a token goes from component to semantic to raw")
  func chain() throws {
    let theme = OrangeTheme()
    let entry = try #require(TokenCatalogue.component.first { $0.path == "button.color.bg.brand.enabled" })
    let reads = entry.reads(in: theme)
    #expect(
      reads.map(\.key) == [
        .buttonColorBgBrandEnabled, .colorRepositoryPrimaryLow, .colorSurfaceBrandPrimary, .orangeColorOrange500,
      ])
    #expect(reads[0].dependencies == [.colorSurfaceBrandPrimary])
    #expect(reads[2].dependencies == [.colorRepositoryPrimaryLow, .colorRepositoryPrimaryLow])
    #expect(reads[3].dependencies == [])
    #expect(reads.allSatisfy { !$0.isOverridden })
  }

  @Test("a token that the theme lacks says so, and is nothing to skins")
  func lacking() {
    let orange = OrangeTheme()
    #expect(orange.colors.surfaceBrandSecondary.hasForbiddenColorValue())
    #expect(orange.colors.surfaceBrandSecondaryDark.isForbiddenValueColor())
    #expect(orange.colorModes.onBrandTertiary.hasUndefinedValue())
    #expect(!orange.colorModes.onBrandPrimary.hasUndefinedValue())
    #expect(!SoshTheme().colors.surfaceBrandSecondary.hasForbiddenColorValue())
  }

  private final class Second: OrangeThemeColorSemanticTokensProvider, @unchecked Sendable {  // immutable
    override var surfaceBrandSecondaryLight: ColorSemanticToken { "#010203" }
    override var surfaceBrandSecondaryDark: ColorSemanticToken { "#040506" }
  }

  @Test("the sides of a token that the theme lacks can be given")
  func given() {
    #expect(Second().surfaceBrandSecondary == MultipleColorSemanticToken(light: "#010203", dark: "#040506"))
  }
}
