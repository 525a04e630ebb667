import DaguerreViews

/// Puts a view on a ticket of the theme's surface colour.
struct TicketSurface: ViewModifier {
  @Environment(\.harbourTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.interactionState) private var interaction

  func body(content: Content) -> some View {
    content
      .padding(theme.spacing)
      .padding(.horizontal, theme.spacing)
      .background(theme.surface.color(colorScheme), in: TicketShape(notchRadius: theme.cornerRadius / 2))
      .overlay {
        if interaction == .focused {
          RoundedRectangle(cornerRadius: 2).strokeBorder(theme.accent.color(colorScheme), lineWidth: 2)
        }
      }
  }
}

extension View {
  /// Puts the view on a ticket of the theme's surface colour, with a ring when it is focused.
  public func ticketSurface() -> some View { modifier(TicketSurface()) }
}
