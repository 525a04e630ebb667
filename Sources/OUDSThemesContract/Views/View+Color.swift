public import DaguerreViews
public import OUDSTokensSemantic

/// Draws with the colour that a token has in the scheme around the view.
public struct TokenColor: ViewModifier {
  enum Role { case foreground, background, accent }

  let token: MultipleColorSemanticToken
  let role: Role

  @Environment(\.colorScheme) private var colorScheme

  /// The content with the colour.
  @ViewBuilder
  public func body(content: Content) -> some View {
    switch role {
    case .foreground: content.foregroundColor(token.color(for: colorScheme))
    case .background: content.background(token.color(for: colorScheme))
    case .accent: content.tint(token.color(for: colorScheme))
    }
  }
}

extension View {
  /// Sets the colour of texts, template images and plain shapes within the view.
  public func oudsForegroundColor(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    modifier(TokenColor(token: token, role: .foreground))
  }

  /// Draws a colour behind the view, in its frame.
  public func oudsBackground(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    modifier(TokenColor(token: token, role: .background))
  }

  /// Sets the accent colour within the view, for controls of one's own; the design system's take theirs from tokens.
  public func oudsAccentColor(_ token: MultipleColorSemanticToken) -> ModifiedContent<Self, TokenColor> {
    modifier(TokenColor(token: token, role: .accent))
  }
}

extension LightDark where Value == ColorSemanticToken {
  /// The colour for a scheme.
  public func color(for colorScheme: ColorScheme) -> Color { value(dark: colorScheme == .dark).color }
}
