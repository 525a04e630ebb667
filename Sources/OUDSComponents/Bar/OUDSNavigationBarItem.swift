internal import OUDSTokensComponent
public import DaguerreViews
internal import OUDSThemesContract

/// A place that a navigation bar leads to: an icon with a label below it, or beside it where there is room.
public struct OUDSNavigationBarItem: View, Sendable {
  private let image: OUDSImage
  private let label: String?
  private let isSelected: Bool
  private let badge: OUDSIconBadge?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.interactionState) private var interactionState
  @Environment(\.navigationBarItemAxis) private var axis
  @Environment(\.layoutDirection) private var layoutDirection

  /// - Parameters:
  ///   - image: the icon.
  ///   - label: one line; nil for an icon alone.
  ///   - isSelected: whether the screen that is shown is this place.
  ///   - badge: what is pinned on the icon.
  public init(image: OUDSImage, label: String?, isSelected: Bool = false, badge: OUDSIconBadge? = nil) {
    self.image = image
    self.label = label
    self.isSelected = isSelected
    self.badge = badge
  }

  /// Drawn with the tokens of `theme.bar`.
  public var body: some View {
    let tokens = BarItemTokens(
      bar: theme.bar, isSelected: isSelected, state: ComponentState(interaction: interactionState))
    content(pill: tokens.pill?.color(for: colorScheme) ?? .clear)
      .foregroundColor(tokens.content.color(for: colorScheme))
      .frame(maxWidth: .infinity, minHeight: BarMetrics.height, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if let indicator = tokens.indicator { self.indicator(indicator.color(for: colorScheme)) }
      }
      .spokenButton(label ?? image.accessibilityLabel, isSelected: isSelected)
  }

  @ViewBuilder
  private func content(pill: Color) -> some View {
    switch axis {
    case .vertical:
      VStack(spacing: BarMetrics.labelGap) {
        icon.padding(.horizontal, BarMetrics.pillPaddingInline).padding(.vertical, BarMetrics.pillPaddingBlock)
          .background(pill, in: Capsule())
        text
      }
      .padding(.vertical, BarMetrics.itemPaddingBlock)
    case .horizontal:
      HStack(spacing: BarMetrics.labelGap) {
        icon
        text
      }
      .padding(.horizontal, BarMetrics.pillPaddingInline)
      .padding(.vertical, BarMetrics.horizontalPillPaddingBlock)
      .background(pill, in: Capsule())
    }
  }

  @ViewBuilder
  private var icon: some View {
    if let badge {
      BadgedIcon(
        image: image, size: BarMetrics.iconSize, badge: badge,
        ring: theme.bar.colorBorderBadge.color(for: colorScheme),
        // A label beside the icon stays free.
        maxOverflow: axis == .horizontal ? BarMetrics.labelGap - BadgedIcon.ringWidth : .infinity)
    } else {
      image.icon(size: BarMetrics.iconSize)
    }
  }

  @ViewBuilder
  private var text: some View {
    if let label { Text(label).labelModerateSmall(theme).lineLimit(1) }
  }

  private func indicator(_ color: Color) -> some View {
    let radius = theme.bar.borderRadiusCurrentIndicatorCustomTop
    let insets = BarMetrics.horizontalIndicatorInsets
    let isMirrored = layoutDirection == .rightToLeft
    return UnevenRoundedRectangle(bottomLeadingRadius: radius, bottomTrailingRadius: radius)
      .fill(color)
      .frame(
        width: axis == .vertical ? theme.bar.sizeWidthCurrentIndicatorCustomTop : nil,
        height: theme.bar.sizeHeightCurrentIndicatorCustom
      )
      .padding(.leading, axis == .horizontal ? (isMirrored ? insets.right : insets.left) : 0)
      .padding(.trailing, axis == .horizontal ? (isMirrored ? insets.left : insets.right) : 0)
      .opacity(theme.bar.opacityCurrentIndicatorCustom)
  }
}

private enum NavigationBarItemAxisKey: EnvironmentKey { static let defaultValue = Axis.vertical }

extension EnvironmentValues {
  /// Along which axis the icon and the label of navigation bar items stand.
  var navigationBarItemAxis: Axis {
    get { self[NavigationBarItemAxisKey.self] }
    set { self[NavigationBarItemAxisKey.self] = newValue }
  }
}
