import DaguerreViews

/// A crossing that can be booked.
public struct FerryTicket: View {
  private let from: String
  private let to: String
  private let isSoldOut: Bool

  @Environment(\.harbourTheme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isDense) private var isDense

  /// - Parameters:
  ///   - from: the harbour where it starts.
  ///   - to: the harbour where it ends.
  ///   - isSoldOut: whether it can no longer be booked; the ticket is faded.
  public init(from: String, to: String, isSoldOut: Bool = false) {
    self.from = from
    self.to = to
    self.isSoldOut = isSoldOut
  }

  /// Icon, then both harbours: side by side where there is room, else one above the other.
  public var body: some View {
    HStack(spacing: spacing) {
      Image(HarbourIcons.ferry)
        .foregroundColor(theme.accent.color(colorScheme))
      if sizeClass == .regular {
        HStack(spacing: spacing) { places }
      } else {
        VStack(alignment: .leading, spacing: spacing / 2) { places }
      }
    }
    .ticketSurface()
    // As one, so that nothing shows through the words.
    .compositingGroup().opacity(isSoldOut ? 0.5 : 1)
  }

  private var spacing: Double { isDense ? theme.spacing / 2 : theme.spacing }

  @ViewBuilder
  private var places: some View {
    Text(from).font(.custom(theme.fontFamily, size: 14)).foregroundColor(theme.content.color(colorScheme))
    Text(to).font(.custom(theme.fontFamily, size: 14)).foregroundColor(theme.accent.color(colorScheme))
  }
}
