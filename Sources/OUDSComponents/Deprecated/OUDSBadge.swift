public import DaguerreViews
public import Foundation

/// A badge in the form of the first releases: a dot, a number or an icon.
@available(*, deprecated, message: "Use OUDSBadgeStandard, OUDSBadgeCount or OUDSBadgeIcon.")
public struct OUDSBadge: View {
  /// What it is about.
  public typealias Status = OUDSBadgeStandard.Status
  /// How large a dot is.
  public typealias StandardSize = OUDSBadgeStandard.Size
  /// How large a number or an icon is.
  public typealias IllustrationSize = OUDSBadgeCount.Size
  /// What an icon is about.
  public typealias StatusWithIcon = OUDSBadgeIcon.Status

  /// The greatest number that is shown as it is.
  public static let maxCount = OUDSBadgeCount.maxCount

  private enum Layout {
    case standard(OUDSBadgeStandard)
    case count(OUDSBadgeCount)
    case icon(OUDSBadgeIcon)
    /// An icon of one's own on the colour of any status.
    case image(OUDSImage, Status, OUDSBadgeIcon.Size)
  }

  private let layout: Layout

  /// A dot.
  public init(accessibilityLabel: String = "", status: Status = .neutral, size: StandardSize = .medium) {
    layout = .standard(OUDSBadgeStandard(accessibilityLabel: accessibilityLabel, status: status, size: size))
  }

  /// A number.
  public init(
    count: UInt8, accessibilityLabel: String = "", status: Status = .neutral, size: IllustrationSize = .medium
  ) {
    layout = .count(OUDSBadgeCount(count, accessibilityLabel: accessibilityLabel, status: status, size: size))
  }

  /// A number.
  @_disfavoredOverload
  public init(
    count: UInt, accessibilityLabel: String = "", status: Status = .neutral, size: IllustrationSize = .medium
  ) {
    self.init(count: UInt8(clamping: count), accessibilityLabel: accessibilityLabel, status: status, size: size)
  }

  /// An icon.
  public init(status: StatusWithIcon, accessibilityLabel: String, size: IllustrationSize = .medium) {
    layout = .icon(
      OUDSBadgeIcon(
        status: status, accessibilityLabel: accessibilityLabel, size: size == .medium ? .medium : .large))
  }

  /// An icon of one's own, whatever the status.
  public init(
    icon: any OUDSImageSource, flipIcon: Bool = false, accessibilityLabel: String = "", status: Status = .neutral,
    size: IllustrationSize = .medium
  ) {
    layout = .image(
      icon._image(flipped: flipIcon, renderingMode: .template, accessibilityLabel: accessibilityLabel), status,
      size == .medium ? .medium : .large)
  }

  /// A dot with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    status: Status = .neutral, size: StandardSize = .medium
  ) {
    self.init(accessibilityLabel: key.localized(tableName, bundle), status: status, size: size)
  }

  /// A number with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    count: UInt8, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    status: Status = .neutral, size: IllustrationSize = .medium
  ) {
    self.init(count: count, accessibilityLabel: key.localized(tableName, bundle), status: status, size: size)
  }

  /// An icon with a key for what a screen reader says.
  @_disfavoredOverload
  public init(
    status: StatusWithIcon, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil,
    bundle: Bundle = .main, size: IllustrationSize = .medium
  ) {
    self.init(status: status, accessibilityLabel: key.localized(tableName, bundle), size: size)
  }

  /// As something after the texts of a list item, where only some badges stand.
  var trailing: OUDSListItemTrailing {
    switch layout {
    case .standard(let badge): .badge(.standard(badge))
    case .count(let badge): .badge(.count(badge))
    case .icon, .image: .slot(AnyView(self))
    }
  }

  /// The badge of the same look.
  public var body: some View {
    switch layout {
    case .standard(let badge): badge
    case .count(let badge): badge
    case .icon(let badge): badge
    case .image(let image, let status, let size): OUDSBadgeIcon(image: image, on: status.common, size: size)
    }
  }
}

extension OUDSBadgeCount.Size {
  /// The dot of the same size.
  @available(*, deprecated, message: "Use OUDSBadgeStandard.Size.")
  public var standardSize: OUDSBadgeStandard.Size {
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}
