internal import DaguerreViews
internal import OUDSTokensRaw
internal import OUDSTokensComponent
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The lengths of a list's rows, in points.
struct BulletListMetrics {
  let theme: OUDSTheme
  let textStyle: OUDSBulletList.TextStyle
  let sizeClassChoice: SizeClassChoice

  private var isLarge: Bool { textStyle == .bodyLarge }

  /// From the list's edge to the bullet.
  func indent(level: Int) -> Double {
    switch level {
    case 0: theme.bulletList.spacePaddingInlineLevel0
    case 1: theme.bulletList.spacePaddingInlineLevel1
    default: theme.bulletList.spacePaddingInlineLevel2
    }
  }

  /// Above and below a row.
  var rowPadding: Double {
    isLarge ? theme.bulletList.spacePaddingBlockBodyLarge : theme.bulletList.spacePaddingBlockBodyMedium
  }

  var gap: Double {
    isLarge ? theme.bulletList.spaceColumnGapBodyLarge : theme.bulletList.spaceColumnGapBodyMedium
  }

  /// The width of what stands before a text.
  var bulletWidth: Double {
    (isLarge ? theme.sizes.iconWithBodyLargeSizeMedium : theme.sizes.iconWithBodyMediumSizeMedium)
      .value(for: sizeClassChoice)
  }

  /// The side of a bullet, which stands at the end of that width.
  var bulletSize: Double {
    (isLarge ? theme.sizes.iconWithBodyLargeSizeSmall : theme.sizes.iconWithBodyMediumSizeSmall)
      .value(for: sizeClassChoice)
  }

  /// Of the first line, in whose middle the bullet stands.
  var lineHeight: Double { font.lineHeight }

  /// After each letter.
  var letterSpacing: Double { font.letterSpacing }

  /// Ascent and descent of the font that Android sets Arabic letters in, in ems, up to a whole point.
  var arabicLineHeight: Double { ((Self.arabicAscent + 0.634) * font.size).rounded(.up) }

  /// From the top of that line to what the letters stand on.
  var arabicBaseline: Double { Self.arabicAscent * font.size }

  private static let arabicAscent = 1.069

  private var font: FontCompositeSemanticToken {
    (isLarge ? theme.fonts.bodyDefaultLarge : theme.fonts.bodyDefaultMedium).value(for: sizeClassChoice)
  }
}
