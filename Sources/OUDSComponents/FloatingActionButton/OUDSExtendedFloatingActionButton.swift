internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract

/// The main action of a screen, a text with or without an icon on a pill above its content.
public struct OUDSExtendedFloatingActionButton: View {
  private let label: String
  private let image: OUDSImage?
  private let isExpanded: Bool
  private let appearance: OUDSFloatingActionButton.Appearance

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - label: the text.
  ///   - image: an icon before it.
  ///   - isExpanded: whether a button with an icon shows its text; one without always does.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    label: String, image: OUDSImage? = nil, isExpanded: Bool = true,
    appearance: OUDSFloatingActionButton.Appearance = .brand, action: @escaping () -> Void
  ) {
    self.label = label
    self.image = image
    self.isExpanded = isExpanded
    self.appearance = appearance
  }

  /// Drawn with the colours of buttons, and the lengths of Material Design 3 where no token gives them.
  public var body: some View {
    FloatingActionButtonFrame(appearance: appearance, spokenText: label) { color in
      content.foregroundColor(color)
        .frame(minWidth: showsText ? Metrics.minWidth : Metrics.height, minHeight: Metrics.height)
    }
  }

  private var showsText: Bool { isExpanded || image == nil }

  @ViewBuilder
  private var content: some View {
    if let image {
      if showsText {
        HStack(spacing: Metrics.gap) {
          icon(image)
          text
        }
        .padding(.leading, Metrics.iconPadding)
        .padding(.trailing, Metrics.textPadding)
      } else {
        icon(image)
      }
    } else {
      text.padding(.horizontal, Metrics.textPadding)
    }
  }

  private var text: some View { Text(label).labelStrongLarge(theme).lineLimit(1) }

  private func icon(_ image: OUDSImage) -> some View { image.icon(size: theme.button.sizeIconOnly * textScale) }

  /// Of Material Design 3, extended floating action button, in points; no token gives them.
  private enum Metrics {
    static let height = 56.0
    static let minWidth = 80.0
    static let iconPadding = 16.0
    static let textPadding = 20.0
    static let gap = 12.0
  }
}
