public import DaguerreViews
internal import OUDSTokensRaw
public import OUDSTokensSemantic

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
