public import DaguerreViews
public import OUDSTokensRaw
public import OUDSTokensSemantic

/// Draws the shadow that an elevation has in the scheme around the view.
public struct TokenShadow: ViewModifier {
  let elevation: ElevationCompositeSemanticToken

  @Environment(\.colorScheme) private var colorScheme

  /// The content over its shadow.
  public func body(content: Content) -> some View {
    let shadow = elevation.value(dark: colorScheme == .dark)
    return content.shadow(color: shadow.color.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
  }
}

extension LightDark where Value == ElevationCompositeRawToken {
  /// The shadow for a scheme.
  public func elevation(for colorScheme: ColorScheme) -> ElevationCompositeRawToken {
    value(dark: colorScheme == .dark)
  }
}

extension View {
  /// Draws the shadow of an elevation behind the view, such as `theme.elevations.raised`.
  public func oudsShadow(_ elevation: ElevationCompositeSemanticToken) -> ModifiedContent<Self, TokenShadow> {
    modifier(TokenShadow(elevation: elevation))
  }
}
