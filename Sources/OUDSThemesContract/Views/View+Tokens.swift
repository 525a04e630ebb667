public import DaguerreViews
public import OUDSTokensComponent
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

extension View {
  /// Sets the accent colour within the view.
  public func tint(_ token: MultipleColorSemanticToken) -> some View { oudsAccentColor(token) }

  /// Sets texts within the view in a text style of the theme around it, such as `theme.fonts.bodyDefaultMedium`.
  public func font(_ style: MultipleFontCompositeSemanticToken) -> some View { modifier(ThemeFont(style: style)) }
}

/// A text style in the theme around the view.
private struct ThemeFont: ViewModifier {
  let style: MultipleFontCompositeSemanticToken

  @Environment(\.theme) private var theme

  func body(content: Content) -> some View { content.typography(style, theme) }
}

extension Shape {
  /// The shape filled with the colour that a token has in the scheme around it.
  ///
  /// - Parameter style: the even-odd rule makes no difference to shapes that cover no place twice, which those here do
  ///   not.
  public func fill(_ token: MultipleColorSemanticToken, style: FillStyle = FillStyle()) -> some View {
    TokenFill(shape: self, token: token)
  }
}

private struct TokenFill<Outline: Shape>: View {
  let shape: Outline
  let token: MultipleColorSemanticToken

  @Environment(\.colorScheme) private var colorScheme

  var body: some View { shape.fill(token.color(for: colorScheme)) }
}

extension OUDSTheme {
  /// The tokens of list items by the name that they have from release 3 on.
  public var listItem: any AllListItemComponentTokensProvider { controlItem }

  /// The tokens of alert messages by the name that they have from release 3 on.
  public var alertMessage: any AllAlertMessageComponentTokensProvider { alert }
}

/// The tokens of list items by the name that they have from release 3 on.
public typealias AllListItemComponentTokensProvider = AllControlItemComponentTokensProvider

/// The tokens of alert messages by the name that they have from release 3 on.
public typealias AllAlertMessageComponentTokensProvider = AllAlertComponentTokensProvider

/// What there is of them, by the name from release 3 on.
public typealias AlertMessageComponentTokens = AlertComponentTokens
