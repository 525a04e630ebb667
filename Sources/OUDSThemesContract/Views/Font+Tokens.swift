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

  /// The same font, for sources that ask the platform's for one.
  public var font: Font { self }
}

/// The platform's fonts: the same as those of views.
public typealias NativeFont = Font

/// A font family with a weight: what PostScript names are kept under.
public struct PSFNMK: Hashable, Sendable, CustomStringConvertible {
  /// As tokens name it.
  public let familyName: String
  /// Of the face; nil for any.
  public let fontWeight: Font.Weight?

  /// A family with a weight.
  public init(_ family: String, _ weight: Font.Weight? = nil) {
    familyName = family
    fontWeight = weight
  }

  /// The family without spaces: the PostScript name that a face has most often.
  public var description: String { familyName.filter { $0 != " " } }
}

/// The name of ``PSFNMK`` in full.
public typealias PostScriptFontNamesMapKey = PSFNMK

/// PostScript names by family and weight.
public typealias PostScriptFontNamesMap = [PSFNMK: String]

extension [PSFNMK: String] {
  /// The PostScript name of a family with a weight; the family without spaces if none is registered.
  public subscript(orKey key: PSFNMK) -> String { self[key] ?? key.description }
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
