internal import OUDS

/// A colour, on the background of the sheet.
struct ColorSample: View {
  let token: Token

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    color.frame(height: 40)
      .border(theme.colors.borderMinimal.color(for: colorScheme))
  }

  private var color: Color {
    switch token.value {
    case let color as MultipleColorSemanticToken: color.color(for: colorScheme)
    case let color as ColorSemanticToken: color.color
    default: .clear
    }
  }
}

/// A bar as long as a space token or as the side of an icon.
struct LengthSample: View {
  let token: Token

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.sizeClassChoice) private var sizeClassChoice

  var body: some View {
    theme.colors.surfaceBrandPrimary.color(for: colorScheme)
      .frame(width: token.length(for: sizeClassChoice) ?? 0, height: 24)
      .frame(height: 32)
  }
}

/// A box with a border, of which the token gives one property; the theme gives the others.
struct BorderSample: View {
  enum Part: Sendable { case radius, width, style }

  let token: Token
  let part: Part

  @Environment(\.theme) private var theme

  var body: some View {
    let length = token.value as? Double ?? 0
    Color.clear.frame(width: 64, height: part == .radius ? 64 : 40)
      .oudsBorder(
        style: part == .style ? token.value as? String ?? "none" : theme.borders.styleDefault,
        width: part == .width ? length : theme.borders.widthMedium,
        radius: part == .radius ? length : theme.borders.radiusNone, color: theme.colors.borderEmphasized)
  }
}

/// A text under a translucent square.
struct OpacitySample: View {
  let token: Token

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      Text("Daguerre").labelStrongLarge(theme)
      theme.colors.surfaceBrandPrimary.color(for: colorScheme).opacity(token.value as? Double ?? 0)
        .frame(width: 64, height: 40)
    }
  }
}

/// A card that floats.
struct ElevationSample: View {
  let token: Token

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  @ViewBuilder
  var body: some View {
    if let elevation = token.value as? ElevationCompositeSemanticToken {
      theme.colors.surfacePrimary.color(for: colorScheme)
        // Through a translucent surface the page shows, not the shadow.
        .background(theme.colors.bgPrimary.color(for: colorScheme))
        .frame(width: 72, height: 56)
        .compositingGroup()
        .oudsShadow(elevation)
        .padding(.vertical, 12)
    }
  }
}

/// A pangram in a text style.
struct TypographySample: View {
  let token: Token

  @Environment(\.theme) private var theme

  @ViewBuilder
  var body: some View {
    if let style = token.value as? MultipleFontCompositeSemanticToken {
      Text("Sphinx of black quartz, judge my vow").typography(style, theme)
    }
  }
}
