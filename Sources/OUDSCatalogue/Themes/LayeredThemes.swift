package import DaguerreSkins
package import DaguerreSheets
public import DaguerreSupport
public import OUDS

/// Makes the skins that apply layers of the command line to themes.
package final class LayeredThemes {
  private enum Layer {
    /// Layers whose aliases follow one another.
    case overlays([TokenOverlay])
    case recorded([String: String])
    case release(TokenRelease)
  }

  private let layers: [Layer]
  /// The paths of tokens that layers say nothing of.
  private let leftOut: Set<String>
  private let allThemes: [OUDSTheme]
  private var skins: [ObjectIdentifier: ConcreteSkin] = [:]

  /// The names of all tokens that any of the themes has: paths and Swift names.
  private lazy var knownNames = Set(
    allThemes.flatMap { TokenCatalogue.tokens(of: $0).flatMap { [$0.path, $0.swiftName] } })

  /// - Parameters:
  ///   - leftOut: the paths of tokens that the layers say nothing of.
  ///   - themes: those whose tokens a layer may name; a theme ignores tokens that only others have.
  /// - Throws: `TokenFileError` for a file that cannot be read, `UnknownTokenRelease`.
  package init(_ layers: [OverlayLayer], leavingOut leftOut: Set<String> = [], themes: [OUDSTheme]) throws {
    self.layers = try layers.reduce(into: []) { layers, layer in
      func add(_ overlay: TokenOverlay) {
        if !overlay.isApart, case .overlays(let earlier)? = layers.last {
          layers[layers.count - 1] = .overlays(earlier + [overlay])
        } else {
          layers.append(.overlays([overlay]))
        }
      }
      switch layer {
      case .file(let name, let bytes): add(try TokenOverlay(bytes, name: name).leavingOut(leftOut))
      case .value(let path, let text): add(TokenOverlay(path: path, value: text).leavingOut(leftOut))
      case .recorded(let values): layers.append(.recorded(values.filter { !leftOut.contains($0.key) }))
      case .release(let name): layers.append(.release(try TokenRelease(named: name)))
      }
    }
    self.leftOut = leftOut
    allThemes = themes
  }

  /// The tokens that the layers make aliases of others, by path, with those.
  ///
  /// - Throws: as ``skin(of:)``.
  package func aliases(in theme: OUDSTheme) throws -> [String: Set<String>] {
    var aliases: [String: Set<String>] = [:]
    for layer in layers {
      switch layer {
      case .overlays(let overlays):
        for overlay in overlays {
          aliases.merge(try overlay.aliases(in: theme) { knownNames.contains($0) }) { _, last in last }
        }
      case .recorded(let values): for path in values.keys { aliases[path] = nil }
      case .release: break
      }
    }
    return aliases.filter { !$0.value.isEmpty }
  }

  /// - Throws: `TokenFileError` with everything that is wrong with a layer, ``ThemeReleaseError``.
  package func skin(of theme: OUDSTheme) throws -> ConcreteSkin {
    if let known = skins[ObjectIdentifier(theme)] { return known }
    var skin = ConcreteSkin()
    for layer in layers {
      switch layer {
      case .overlays(let overlays):
        skin = try TokenOverlay.skin(of: overlays, over: theme, base: skin) { knownNames.contains($0) }
      case .recorded(let values): skin = ThemeTokens(theme).skin(setting: values, over: skin)
      case .release(let version):
        guard let released = CatalogueTheme.theme(like: theme, in: version) else {
          throw ThemeReleaseError(theme: theme.name)
        }
        skin = ThemeTokens(theme).skin(turningInto: released, over: skin, leavingOut: leftOut)
      }
    }
    skins[ObjectIdentifier(theme)] = skin
    return skin
  }
}

/// A theme of one's own has the values that it was given, of no release.
package struct ThemeReleaseError: DiagnosticError, Equatable {
  let theme: String

  /// Wrong use, as only the command line names releases.
  package var diagnostics: [Diagnostic] {
    [
      Diagnostic(
        "theme '\(theme)' is not known in several releases of the tokens, as the ready themes are", isWrongUse: true)
    ]
  }
}

extension UnknownTokenRelease: DiagnosticError {
  /// Wrong use, as only the command line names releases.
  public var diagnostics: [Diagnostic] { [Diagnostic(description, isWrongUse: true)] }
}
