internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The lengths of a list's rows, in points.
struct BulletListMetrics {
  let theme: OUDSTheme
  let textStyle: OUDSBulletList.TextStyle
  /// Whether the size class is that of a phone.
  let isCompact: Bool

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
    switch textStyle {
    case .bodyLarge: theme.bulletList.spacePaddingBlockBodyLarge
    case .bodyMedium: theme.bulletList.spacePaddingBlockBodyMedium
    }
  }

  var gap: Double {
    switch textStyle {
    case .bodyLarge: theme.bulletList.spaceColumnGapBodyLarge
    case .bodyMedium: theme.bulletList.spaceColumnGapBodyMedium
    }
  }

  /// The width of what stands before a text.
  var bulletWidth: Double {
    switch textStyle {
    case .bodyLarge: theme.sizes.iconWithBodyLargeSizeMedium.value(compact: isCompact)
    case .bodyMedium: theme.sizes.iconWithBodyMediumSizeMedium.value(compact: isCompact)
    }
  }

  /// The side of a bullet, which stands at the end of that width.
  var bulletSize: Double {
    switch textStyle {
    case .bodyLarge: theme.sizes.iconWithBodyLargeSizeSmall.value(compact: isCompact)
    case .bodyMedium: theme.sizes.iconWithBodyMediumSizeSmall.value(compact: isCompact)
    }
  }

  /// Of the first line, in whose middle the bullet stands.
  var lineHeight: Double {
    switch textStyle {
    case .bodyLarge: theme.fonts.bodyDefaultLarge.value(compact: isCompact).lineHeight
    case .bodyMedium: theme.fonts.bodyDefaultMedium.value(compact: isCompact).lineHeight
    }
  }
}
