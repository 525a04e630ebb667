internal import OUDSTokensSemantic
package import DaguerreViews
internal import OUDSThemesContract

/// What is pinned on an icon: a dot, or a number of things that wait for a person.
public struct OUDSIconBadge: Hashable, Sendable {
  /// Nil for a dot.
  public var count: UInt8?
  /// What a screen reader says.
  public var accessibilityLabel: String

  /// A number, or a dot without one.
  public init(count: UInt8? = nil, accessibilityLabel: String) {
    self.count = count
    self.accessibilityLabel = accessibilityLabel
  }
}

/// An icon with a badge pinned on its trailing top corner, which takes no room.
package struct BadgedIcon: View {
  private let image: OUDSImage
  private let size: Double
  private let badge: OUDSIconBadge
  private let ring: Color?
  private let maxOverflow: Double

  @Environment(\.theme) private var theme

  /// Around the badge, in points.
  static let ringWidth = 1.0

  /// - Parameters:
  ///   - size: the side of the icon's box, in points.
  ///   - ring: the colour of a ring that parts the badge from the icon; nil for none.
  ///   - maxOverflow: how far the badge may reach beyond the end of the icon, in points.
  package init(
    image: OUDSImage, size: Double, badge: OUDSIconBadge, ring: Color? = nil, maxOverflow: Double = .infinity
  ) {
    self.image = image
    self.size = size
    self.badge = badge
    self.ring = ring
    self.maxOverflow = maxOverflow
  }

  package var body: some View {
    image.icon(size: size).overlay(alignment: .topLeading) { pinned }
  }

  /// A dot in the corner, or a number from the middle of the icon, or from before that where it would reach too far,
  /// and down to the middle.
  @ViewBuilder
  private var pinned: some View {
    if let count = badge.count {
      ringed(OUDSBadgeCount(count, accessibilityLabel: badge.accessibilityLabel, status: .negative))
        .alignmentGuide(HorizontalAlignment.leading) { -min(size / 2, size + maxOverflow - $0.width) }
        .alignmentGuide(VerticalAlignment.top) { $0.height - size / 2 }
    } else {
      ringed(
        OUDSBadgeStandard(accessibilityLabel: badge.accessibilityLabel, status: .negative, size: .extraSmall)
      )
      .alignmentGuide(HorizontalAlignment.leading) { $0.width - size }
    }
  }

  /// In its own colours also where the icon is disabled: what waits still does.
  private func ringed(_ badge: some View) -> some View {
    badge.background {
      if let ring {
        RoundedRectangle(cornerRadius: theme.borders.radiusPill).fill(ring).padding(-Self.ringWidth)
      }
    }
    .environment(\.isEnabled, true)
  }
}
