public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// Leads a step further or back, with a chevron that says which.
///
/// Whether it is enabled, and what a person does to it, come from the environment.
public struct OUDSNavigationButton: View {
  /// Where the button leads.
  public enum Chevron: String, Hashable, Sendable, CaseIterable {
    /// Further; after the label.
    case next
    /// Back; before the label.
    case previous
  }

  /// The level of emphasis.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case `default`, strong, brand, minimal }

  private let label: String?
  private let chevron: Chevron
  private let appearance: Appearance
  private let style: OUDSButton.Style

  @Environment(\.theme) private var theme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - label: what it says; nil for a chevron alone.
  ///   - chevron: where it leads.
  ///   - appearance: the level of emphasis; `brand` is not allowed on a coloured surface.
  ///   - style: whether it is loading.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    label: String? = nil, chevron: Chevron = .next, appearance: Appearance = .default,
    style: OUDSButton.Style = .default, action: @escaping () -> Void
  ) {
    self.label = label
    self.chevron = chevron
    self.appearance = appearance
    self.style = style
  }

  /// Drawn with the tokens of `theme.button`, as ``OUDSButton``.
  public var body: some View {
    ButtonBox(
      component: "OUDSNavigationButton", appearance: appearance.ofButton, style: style, spokenText: label,
      hasText: label != nil
    ) { content }
  }

  @ViewBuilder
  private var content: some View {
    let tokens = theme.button
    switch (label, chevron) {
    case (let label?, .next):
      HStack(spacing: tokens.spaceColumnGapChevron) {
        ButtonTitle(text: label)
        icon(size: tokens.sizeIcon)
      }
      .padding(.leading, tokens.spacePaddingInlineStartIconEnd)
      .padding(.trailing, tokens.spacePaddingInlineChevronEnd)
      .padding(.vertical, tokens.spacePaddingBlock)
    case (let label?, .previous):
      HStack(spacing: tokens.spaceColumnGapChevron) {
        icon(size: tokens.sizeIcon)
        ButtonTitle(text: label)
      }
      .padding(.leading, tokens.spacePaddingInlineChevronStart)
      .padding(.trailing, tokens.spacePaddingInlineEndIconStart)
      .padding(.vertical, tokens.spacePaddingBlock)
    case (nil, _):
      icon(size: tokens.sizeIconOnly * textScale).padding(tokens.spaceInsetIconOnly)
    }
  }

  private func icon(size: Double) -> some View {
    Image(chevron == .next ? theme.image(for: .next) : theme.image(for: .previous))
      .renderingMode(.template)
      .mirrored(layoutDirection == .rightToLeft)
      .resizable()
      .frame(width: size, height: size)
  }
}

extension OUDSNavigationButton.Appearance {
  fileprivate var ofButton: OUDSButton.Appearance {
    switch self {
    case .default: .default
    case .strong: .strong
    case .brand: .brand
    case .minimal: .minimal
    }
  }
}
