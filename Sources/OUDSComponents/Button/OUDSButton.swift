internal import OUDSTokensSemantic
internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract

/// Triggers an action, with one of five levels of emphasis.
///
/// Shows a text, an icon before a text, or an icon alone. Whether it is enabled, and what a person does to it, come
/// from the environment.
public struct OUDSButton: View {
  /// The level of emphasis.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// As the design system names them.
    case `default`, strong, brand, minimal, negative
  }

  /// How large the button is, and the text style that goes with it.
  public enum Size: String, Hashable, Sendable, CaseIterable { case `default`, small }

  /// What the button is busy with.
  public enum Style: Hashable, Sendable {
    /// Nothing: its content is shown.
    case `default`
    /// An arc instead of the content; `progress` from 0 to 1, nil while it is not known.
    case loading(progress: Double? = nil)

    /// Loading, progress not known.
    public static let loading = Style.loading(progress: nil)
  }

  private enum Layout {
    case text(String)
    case iconAndText(OUDSImage, String)
    case iconOnly(OUDSImage, OUDSIconBadge?)
  }

  private let layout: Layout
  private let appearance: Appearance
  private let style: Style
  private let size: Size
  private let isFullWidth: Bool

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale

  // MARK: Initialisers

  /// A button with a text.
  ///
  /// - Parameters:
  ///   - text: what it says; wraps where there is not enough room.
  ///   - appearance: the level of emphasis; `brand` and `negative` are not allowed on a coloured surface.
  ///   - style: whether it is loading.
  ///   - size: how large it is.
  ///   - isFullWidth: whether it takes all the width there is.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    text: String, appearance: Appearance = .default, style: Style = .default, size: Size = .default,
    isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(.text(text), appearance, style, size, isFullWidth)
  }

  /// A button with an icon before its text.
  public init(
    text: String, image: OUDSImage, appearance: Appearance = .default, style: Style = .default,
    size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(.iconAndText(image, text), appearance, style, size, isFullWidth)
  }

  /// A button with an icon alone; the image's accessibility label is what is spoken.
  ///
  /// - Parameter badge: what is pinned on the icon.
  public init(
    image: OUDSImage, badge: OUDSIconBadge? = nil, appearance: Appearance = .default, style: Style = .default,
    size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(.iconOnly(image, badge), appearance, style, size, isFullWidth)
  }

  private init(
    _ layout: Layout, _ appearance: Appearance, _ style: Style, _ size: Size, _ isFullWidth: Bool
  ) {
    self.layout = layout
    self.appearance = appearance
    self.style = style
    self.size = size
    self.isFullWidth = isFullWidth
  }

  // MARK: Body

  /// Drawn with the tokens of `theme.button`; strong and negative ones with the colours of actions.
  public var body: some View {
    ButtonBox(
      component: "OUDSButton", appearance: appearance, style: style, size: size, isFullWidth: isFullWidth,
      spokenText: spokenText, hasText: hasText
    ) { label }
  }

  private var spokenText: String? {
    switch layout {
    case .text(let text), .iconAndText(_, let text): text
    case .iconOnly(let image, _): image.accessibilityLabel
    }
  }

  @ViewBuilder
  private var label: some View {
    let metrics = ButtonMetrics(theme: theme, size: size)
    switch layout {
    case .text(let text):
      ButtonTitle(text: text, size: size)
        .padding(.horizontal, metrics.textPadding)
        .padding(.vertical, metrics.paddingBlock)
    case .iconAndText(let image, let text):
      HStack(spacing: metrics.iconGap) {
        image.icon(size: metrics.icon)
        ButtonTitle(text: text, size: size)
      }
      .padding(.leading, metrics.paddingBeforeIcon)
      .padding(.trailing, metrics.paddingAfterText)
      .padding(.vertical, metrics.paddingBlock)
    case .iconOnly(let image, let badge):
      // Alone it stands for a text, so it grows like one; beside a text it does not.
      icon(image, badge, size: metrics.iconOnly * textScale).padding(metrics.iconInset)
    }
  }

  @ViewBuilder
  private func icon(_ image: OUDSImage, _ badge: OUDSIconBadge?, size: Double) -> some View {
    if let badge {
      BadgedIcon(
        image: image, size: size, badge: badge, ring: theme.bar.colorBorderBadge.color(for: colorScheme),
        maxOverflow: maxBadgeOverflow)
    } else {
      image.icon(size: size)
    }
  }

  /// The badge stays clear of the button's widest border.
  private var maxBadgeOverflow: Double {
    let tokens = theme.button
    let border = max(tokens.borderWidthDefault, tokens.borderWidthDefaultInteraction)
    return ButtonMetrics(theme: theme, size: size).iconInset - border - theme.spaces.paddingInline4xsmall
  }

  private var hasText: Bool {
    if case .iconOnly = layout { false } else { true }
  }
}
