public import DaguerreViews
internal import OUDSTokensRaw
public import OUDSTokensSemantic
internal import Synchronization

extension Font {
  /// The font of a text style.
  ///
  /// - Parameters:
  ///   - family: in place of the one that the style names; nil for that one.
  ///   - style: such as `theme.fonts.bodyDefaultMedium`.
  ///   - isCompact: whether the compact size class is meant.
  public static func makeFont(
    family: FontFamilySemanticToken? = nil, from style: MultipleFontCompositeSemanticToken, isCompact: Bool
  ) -> Font {
    let style = style.value(compact: isCompact)
    return Font(
      family: family ?? style.family ?? Font.body.family, size: style.size, weight: Font.Weight(style.weight))
  }

  /// The same font, for sources that make one from the platform's.
  public init(_ font: Font) { self = font }
}

/// A font family with a weight: what PostScript names are kept under.
public struct PSFNMK: Hashable, Sendable {
  /// As tokens name it.
  public let familyName: String
  /// Of the face; nil for any.
  public let fontWeight: Font.Weight?

  /// A family with a weight.
  public init(_ family: String, _ weight: Font.Weight? = nil) {
    familyName = family
    fontWeight = weight
  }
}

/// The name of ``PSFNMK`` in full.
public typealias PostScriptFontNamesMapKey = PSFNMK

/// PostScript names by family and weight.
public typealias PostScriptFontNamesMap = [PSFNMK: String]

extension [PSFNMK: String] {
  /// The PostScript name of a family with a weight; nil for one that is not registered.
  public subscript(orKey key: PSFNMK) -> String? { self[key] }
}

private let postScriptNames = Mutex<[PSFNMK: String]>([:])

/// The PostScript names that were registered, by family and weight.
public var kApplePostScriptFontNames: [PSFNMK: String] { postScriptNames.withLock { $0 } }

/// Notes the PostScript name of a face, for sources that do.
///
/// Fonts are found by family and weight alone here: name the family in `Fonts/manifest.json`, or give its file with
/// `--font`.
public func registerFont(postScript name: String, forCombination key: PSFNMK) {
  postScriptNames.withLock { $0[key] = name }
}
