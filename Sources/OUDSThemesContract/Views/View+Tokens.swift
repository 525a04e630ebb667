public import DaguerreViews
public import OUDSTokensSemantic

// The library's modifiers under the names of its later releases, where the type of the token tells them from those of
// the same name that take a colour.

extension View {
  /// Sets the colour of texts, template images and plain shapes within the view.
  public func foregroundColor(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    oudsForegroundColor(token)
  }

  /// Sets the colour of texts, template images and plain shapes within the view.
  public func foregroundStyle(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    oudsForegroundColor(token)
  }

  /// Sets the colour of texts, template images and plain shapes within the view.
  public func oudsForegroundStyle(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    oudsForegroundColor(token)
  }

  /// Draws a colour behind the view, in its frame.
  public func background(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    oudsBackground(token)
  }

  /// Sets the accent colour within the view.
  public func accentColor(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    oudsAccentColor(token)
  }

  /// Draws the shadow of an elevation behind the view.
  public func shadow(_ elevation: ElevationCompositeSemanticToken) -> ModifiedContent<Self, TokenShadow> {
    oudsShadow(elevation)
  }

  /// Rounds the view's corners and draws a border along them, as
  /// ``oudsBorder(style:width:radius:color:)`` does.
  public func border(
    style: BorderStyleSemanticToken, width: BorderWidthSemanticToken, radius: BorderRadiusSemanticToken,
    color: MultipleColorSemanticToken
  ) -> ModifiedContent<Self, TokenBorder> {
    oudsBorder(style: style, width: width, radius: radius, color: color)
  }

  /// Puts the view on a coloured surface.
  public func coloredSurface(_ color: MultipleColorModeSemanticToken) -> some View { oudsColoredSurface(color) }
}
