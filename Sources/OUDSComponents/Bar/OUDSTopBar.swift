internal import OUDSTokensSemantic
public import DaguerreViews
internal import OUDSThemesContract

/// The bar at the top of a screen: its title, a way back, and actions.
public struct OUDSTopBar: View {
  /// Where the title stands and how high the bar is.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Beside the way back.
    case `default`
    /// In the middle.
    case centerAligned = "center-aligned"
    /// In a row of its own.
    case medium
    /// In a row of its own, larger.
    case large
  }

  /// What leads away from the screen.
  public enum NavigationIcon: Sendable {
    /// An icon of the design system.
    case back, close, menu
    /// An icon of one's own.
    case custom(OUDSImage)
  }

  /// An action at the trailing end.
  public enum Action: Sendable {
    /// An icon, with a badge or without.
    case icon(OUDSImage, badge: OUDSIconBadge? = nil)
    /// A person, in place of an icon.
    case avatar(OUDSAvatar)
  }

  private let title: String
  private let style: Style
  private let navigationIcon: NavigationIcon?
  private let actions: [Action]
  private let isTranslucent: Bool

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - title: one line, or as many as it needs in a row of its own.
  ///   - style: where the title stands and how high the bar is.
  ///   - navigationIcon: what leads away from the screen; nil for nothing.
  ///   - actions: at the trailing end, in their order.
  ///   - isTranslucent: whether content shows through the bar.
  public init(
    title: String, style: Style = .default, navigationIcon: NavigationIcon? = nil, actions: [Action] = [],
    isTranslucent: Bool = false
  ) {
    self.title = title
    self.style = style
    self.navigationIcon = navigationIcon
    self.actions = actions
    self.isTranslucent = isTranslucent
  }

  /// Drawn with the colours of `theme.bar`, and the lengths of Material Design 3 where no token gives them.
  public var body: some View {
    bar
      .foregroundColor(theme.colors.contentDefault.color(for: colorScheme))
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { BarBackground(isTranslucent: isTranslucent, line: .bottom) }
  }

  @ViewBuilder
  private var bar: some View {
    switch style {
    case .default:
      HStack(spacing: 0) {
        navigation
        titleText(TitleStyle.small)
          .padding(.leading, navigationIcon == nil ? BarMetrics.titleInset - BarMetrics.edgePadding : 0)
        Spacer(minLength: 0)
        actionRow
      }
      .padding(.horizontal, BarMetrics.edgePadding)
      .frame(height: BarMetrics.height)
    case .centerAligned:
      firstRow.overlay { centeredTitle }
    case .medium: twoRows(TitleStyle.medium)
    case .large: twoRows(TitleStyle.large)
    }
  }

  /// All but the title.
  private var firstRow: some View {
    HStack(spacing: 0) {
      navigation
      Spacer(minLength: 0)
      actionRow
    }
    .padding(.horizontal, BarMetrics.edgePadding)
    .frame(height: BarMetrics.height)
  }

  /// In the middle of the bar, unless it would reach under what stands beside it.
  private var centeredTitle: some View {
    GeometryReader { bar in
      let actionWidth = ButtonMetrics(theme: theme, size: .default).iconOnlyWidth(textScale: textScale)
      let leading = BarMetrics.edgePadding + (navigationIcon == nil ? 0 : actionWidth)
      let trailing = bar.size.width - BarMetrics.edgePadding - actionWidth * Double(actions.count)
      titleText(TitleStyle.small)
        .limitedWidth(max(0, trailing - leading))
        .alignmentGuide(HorizontalAlignment.center) { title in
          let x = max(leading, min((bar.size.width - title.width) / 2, trailing - title.width))
          return bar.size.width / 2 - x
        }
        .frame(width: bar.size.width, height: bar.size.height)
    }
  }

  private func twoRows(_ titleStyle: TitleStyle) -> some View {
    let rowHeight = titleStyle.barHeight - BarMetrics.height
    return VStack(alignment: .leading, spacing: 0) {
      firstRow
      titleText(titleStyle)
        .padding(.leading, BarMetrics.titleInset)
        // Below the baseline, unless there is less room; the row grows where the title alone needs more.
        .alignmentGuide(.bottom) { title in
          let room = max(rowHeight, title.height)
          return max(title.height, min(title[.lastTextBaseline] + titleStyle.bottomPadding, room))
        }
        .frame(minHeight: rowHeight, alignment: .bottomLeading)
    }
  }

  private func titleText(_ titleStyle: TitleStyle) -> some View {
    Text(title)
      .font(Font(family: theme.fontFamily ?? theme.fonts.familyHeading, size: titleStyle.size))
      .lineHeight(titleStyle.lineHeight)
      .lineLimit(titleStyle.lineLimit)
      .padding(.horizontal, BarMetrics.titlePadding)
  }

  @ViewBuilder
  private var navigation: some View {
    switch navigationIcon {
    case nil: EmptyView()
    case .back: BarAction(image: theme.image(for: .back), label: "Back", flipsInRightToLeft: true)
    case .close: BarAction(image: theme.image(for: .close), label: "Close")
    case .menu: BarAction(image: theme.image(for: .menu), label: "Menu")
    case .custom(let image): OUDSButton(image: image, appearance: .minimal) {}
    }
  }

  private var actionRow: some View {
    HStack(spacing: 0) {
      ForEach(actions.indices, id: \.self) { index in
        switch actions[index] {
        case .icon(let image, let badge): OUDSButton(image: image, badge: badge, appearance: .minimal) {}
        case .avatar(let avatar): AvatarButton(avatar: avatar)
        }
      }
    }
  }

  /// The text styles and heights of Material Design 3, top app bar, in points.
  private struct TitleStyle {
    var size: Double
    var lineHeight: Double
    var barHeight: Double
    /// From the baseline to the bottom of the bar.
    var bottomPadding: Double
    /// Nil for as many as the title needs.
    var lineLimit: Int?

    static let small = TitleStyle(size: 22, lineHeight: 28, barHeight: 64, bottomPadding: 0, lineLimit: 1)
    static let medium = TitleStyle(size: 24, lineHeight: 32, barHeight: 112, bottomPadding: 24)
    static let large = TitleStyle(size: 28, lineHeight: 36, barHeight: 152, bottomPadding: 28)
  }
}

/// One of the bar's own icons, as a minimal button.
private struct BarAction: View {
  let image: VectorImage
  /// What is spoken.
  let label: String
  var flipsInRightToLeft = false

  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    OUDSButton(
      image: OUDSImage(
        asset: Image(image), flipped: flipsInRightToLeft && layoutDirection == .rightToLeft,
        accessibilityLabel: label),
      appearance: .minimal
    ) {}
  }
}
