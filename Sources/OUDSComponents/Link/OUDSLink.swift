public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// Leads somewhere else: a text alone, with an icon before it, or with an indicator of the direction.
///
/// Whether it is enabled, and what a person does to it, come from the environment. On a coloured surface that asks for
/// it, the link has one colour.
public struct OUDSLink: View {
  /// The height, and the text style that goes with it.
  public enum Size: String, Hashable, Sendable, CaseIterable { case `default`, small }

  /// How much height the link takes.
  public enum Density: String, Hashable, Sendable, CaseIterable {
    /// Enough for a finger.
    case `default`
    /// Little more than its text, for links in dense content.
    case compact
  }

  /// Where the link leads.
  public enum Indicator: String, Hashable, Sendable, CaseIterable {
    /// Back; before the text.
    case previous
    /// Further; after the text.
    case next
    /// Out of the application; after the text.
    case external
  }

  private enum Layout {
    case text
    case icon(OUDSImage)
    case indicator(Indicator)
  }

  private let text: String
  private let layout: Layout
  private let size: Size
  private let density: Density
  private let isFullWidth: Bool
  private let isIndicatorInline: Bool

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState
  @Environment(\.oudsUseMonochrome) private var useMonochrome

  // MARK: Initialisers

  /// A link with a text, and an icon before it if there is one.
  ///
  /// - Parameters:
  ///   - text: what it says; wraps where there is not enough room.
  ///   - image: the icon.
  ///   - size: how large it is.
  ///   - density: how much height it takes.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    text: String, image: OUDSImage? = nil, size: Size = .default, density: Density = .default,
    action: @escaping () -> Void
  ) {
    self.init(text, image.map(Layout.icon) ?? .text, size, density, isFullWidth: false, isIndicatorInline: false)
  }

  /// A link with an indicator of where it leads.
  ///
  /// - Parameters:
  ///   - isFullWidth: whether it takes all the width there is, text and indicator at its ends.
  ///   - isIndicatorInline: whether the indicator follows the last word, or precedes the first line, wherever those
  ///     are; then it does not go to an end of the width.
  public init(
    text: String, indicator: Indicator, size: Size = .default, density: Density = .default,
    isFullWidth: Bool = false, isIndicatorInline: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      text, .indicator(indicator), size, density, isFullWidth: isFullWidth, isIndicatorInline: isIndicatorInline)
  }

  private init(
    _ text: String, _ layout: Layout, _ size: Size, _ density: Density, isFullWidth: Bool, isIndicatorInline: Bool
  ) {
    self.text = text
    self.layout = layout
    self.size = size
    self.density = density
    self.isFullWidth = isFullWidth
    self.isIndicatorInline = isIndicatorInline
  }

  // MARK: Body

  /// Drawn with the tokens of `theme.link`.
  public var body: some View {
    content
      .padding(.horizontal, theme.link.spacePaddingInline)
      .padding(.vertical, tokens.paddingBlock)
      .frame(
        minWidth: tokens.minWidth, maxWidth: isFullWidth ? .infinity : nil, minHeight: tokens.minHeight,
        alignment: .leading
      )
      .focusRing(state == .focus, cornerRadius: 0)
      .markTarget()
      .accessibilityAddTraits(.isLink)
  }

  @ViewBuilder
  private var content: some View {
    switch layout {
    case .text: title
    case .icon(let image):
      HStack(spacing: tokens.iconGap) {
        image.icon(size: tokens.iconSide).foregroundColor(color(tokens.content))
        title
      }
    case .indicator(.previous) where isIndicatorInline:
      HStack(alignment: .top, spacing: tokens.indicatorGap) {
        indicator(theme.image(for: .previous))
        title
      }
    case .indicator(.previous):
      HStack(spacing: isFullWidth ? 0 : tokens.indicatorGap) {
        indicator(theme.image(for: .previous))
        if isFullWidth { Spacer(minLength: tokens.indicatorGap) }
        title
      }
    case .indicator(.next): titleBefore(indicator(theme.image(for: .next)))
    case .indicator(.external): titleBefore(indicator(theme.image(for: .external)))
    }
  }

  /// The indicator belongs to the last line of the text, so the two have their bottoms in common.
  @ViewBuilder
  private func titleBefore(_ indicator: some View) -> some View {
    if isIndicatorInline {
      InlineMark(gap: tokens.indicatorGap) {
        title
      } mark: {
        indicator
      }
    } else {
      HStack(alignment: .bottom, spacing: isFullWidth ? 0 : tokens.indicatorGap) {
        title
        if isFullWidth { Spacer(minLength: tokens.indicatorGap) }
        indicator
      }
    }
  }

  @ViewBuilder
  private var title: some View {
    let text = Text(text).underline(isUnderlined)
    Group {
      switch size {
      case .default: text.labelStrongLarge(theme)
      case .small: text.labelStrongMedium(theme)
      }
    }
    .foregroundColor(color(tokens.content))
    .textLeading(.proportional)
  }

  private func indicator(_ icon: VectorImage) -> some View {
    Image(icon)
      .renderingMode(.template)
      .mirrored(layoutDirection == .rightToLeft)
      .resizable()
      .frame(width: tokens.iconSide, height: tokens.iconSide)
      .foregroundColor(color(tokens.indicator))
      .accessibilityHidden(true)
  }

  // MARK: Tokens

  /// A text alone is always underlined, so that it is told from other text.
  private var isUnderlined: Bool {
    if case .text = layout { return true }
    return state == .hover || state == .pressed || state == .focus
  }

  private var state: ComponentState { ComponentState(isEnabled: isEnabled, interaction: interactionState) }

  private var tokens: LinkTokens {
    LinkTokens(theme: theme, size: size, density: density, state: state, isMonochrome: useMonochrome)
  }

  private func color(_ token: MultipleColorSemanticToken) -> Color { token.color(for: colorScheme) }
}
