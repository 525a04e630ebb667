public import DaguerreViews
internal import OUDSThemesContract

/// Triggers an action, with one of five levels of emphasis.
///
/// Shows a text, an icon before a text, or an icon alone. Whether it is enabled, and what a person does to it, come from
/// the environment.
public struct OUDSButton: View {
  /// The level of emphasis.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case `default`, strong, brand, minimal, negative
  }

  /// What the button is busy with.
  public enum Style: Hashable, Sendable {
    case `default`
    /// An arc instead of the content; `progress` from 0 to 1, nil while it is not known.
    case loading(progress: Double? = nil)

    /// Loading, progress not known.
    public static let loading = Style.loading(progress: nil)
  }

  private enum Layout {
    case text(String)
    case iconAndText(OUDSImage, String)
    case iconOnly(OUDSImage)
  }

  private let layout: Layout
  private let appearance: Appearance
  private let style: Style
  private let isFullWidth: Bool
  private let action: () -> Void

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.textScale) private var textScale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState
  @Environment(\.oudsOnColoredSurface) private var onColoredSurface
  @Environment(\.oudsUseMonochrome) private var useMonochrome

  // MARK: Initialisers

  /// A button with a text.
  ///
  /// - Parameters:
  ///   - text: what it says; wraps where there is not enough room.
  ///   - appearance: the level of emphasis; `brand` and `negative` are not allowed on a coloured surface.
  ///   - style: whether it is loading.
  ///   - isFullWidth: whether it takes all the width there is.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    text: String, appearance: Appearance = .default, style: Style = .default, isFullWidth: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(.text(text), appearance, style, isFullWidth, action)
  }

  /// A button with an icon before its text.
  public init(
    image: OUDSImage, text: String, appearance: Appearance = .default, style: Style = .default,
    isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(.iconAndText(image, text), appearance, style, isFullWidth, action)
  }

  /// A button with an icon alone; the image's accessibility label is what is spoken.
  public init(
    image: OUDSImage, appearance: Appearance = .default, style: Style = .default, isFullWidth: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(.iconOnly(image), appearance, style, isFullWidth, action)
  }

  /// A button with an icon before its text, in the form of the first releases.
  public init(
    icon: Image, flipIcon: Bool = false, text: String, appearance: Appearance = .default, style: Style = .default,
    action: @escaping () -> Void
  ) {
    self.init(.iconAndText(OUDSImage(asset: icon, flipped: flipIcon), text), appearance, style, false, action)
  }

  /// A button with an icon alone, in the form of the first releases.
  public init(
    icon: Image, flipIcon: Bool = false, accessibilityLabel: String, appearance: Appearance = .default,
    style: Style = .default, action: @escaping () -> Void
  ) {
    let image = OUDSImage(asset: icon, flipped: flipIcon, accessibilityLabel: accessibilityLabel)
    self.init(.iconOnly(image), appearance, style, false, action)
  }

  private init(
    _ layout: Layout, _ appearance: Appearance, _ style: Style, _ isFullWidth: Bool, _ action: @escaping () -> Void
  ) {
    self.layout = layout
    self.appearance = appearance
    self.style = style
    self.isFullWidth = isFullWidth
    self.action = action
  }

  // MARK: Body

  public var body: some View {
    if onColoredSurface && (appearance == .brand || appearance == .negative) {
      Forbidden(
        "OUDSButton",
        rule: "a button of appearance '\(appearance.rawValue)' is not allowed on a coloured surface; "
          + "use 'default', 'strong' or 'minimal' there."
      ) {
        button.hidden().overlay { ForbiddenPlaceholder(message: placeholderMessage) }
      }
    } else {
      button
    }
  }

  private var button: some View {
    let colors = tokens
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    return labelOrLoader(colors.content.color(for: colorScheme))
      .frame(
        minWidth: theme.button.sizeMinWidth, maxWidth: isFullWidth ? .infinity : nil,
        minHeight: theme.button.sizeMinHeight
      )
      .background {
        if let background = colors.background { shape.fill(background.color(for: colorScheme)) }
      }
      .overlay {
        if let border = colors.borderColor {
          shape.strokeBorder(border.color(for: colorScheme), lineWidth: colors.borderWidth)
        }
      }
      .focusRing(state == .focus, cornerRadius: cornerRadius)
  }

  @ViewBuilder
  private func labelOrLoader(_ color: Color) -> some View {
    if case .loading(let progress) = style {
      label.hidden().overlay {
        ButtonLoader(progress: progress, color: color, size: theme.button.sizeLoader * textScale)
      }
    } else {
      label.foregroundColor(color)
    }
  }

  @ViewBuilder
  private var label: some View {
    let tokens = theme.button
    switch layout {
    case .text(let text):
      title(text)
        .padding(.horizontal, tokens.spacePaddingInlineIconNone)
        .padding(.vertical, tokens.spacePaddingBlock)
    case .iconAndText(let image, let text):
      HStack(spacing: tokens.spaceColumnGapIcon) {
        image.icon(size: tokens.sizeIcon)
        title(text)
      }
      .padding(.leading, tokens.spacePaddingInlineIconStart)
      .padding(.trailing, tokens.spacePaddingInlineEndIconStart)
      .padding(.vertical, tokens.spacePaddingBlock)
    case .iconOnly(let image):
      // Alone it stands for a text, so it grows like one; beside a text it does not.
      image.icon(size: tokens.sizeIconOnly * textScale).padding(tokens.spaceInsetIconOnly)
    }
  }

  private func title(_ text: String) -> some View {
    Text(text).labelStrongLarge(theme).multilineTextAlignment(.center)
  }

  // MARK: Tokens

  private var state: ButtonState {
    ButtonState(isLoading: style != .default, isEnabled: isEnabled, interaction: interactionState)
  }

  private var tokens: ButtonAppearanceTokens {
    ButtonAppearanceTokens(
      theme: theme, appearance: appearance, state: state, isMonochrome: useMonochrome,
      isHighContrast: contrast == .increased && colorScheme == .light)
  }

  private var cornerRadius: Double {
    theme.tuning.hasRoundedButtons ? theme.button.borderRadiusRounded : theme.button.borderRadiusDefault
  }

  private var placeholderMessage: String? {
    if case .iconOnly = layout { nil } else { "Not on a\ncoloured\nbackground" }
  }
}
