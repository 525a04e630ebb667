public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// An icon beside the texts of a list item: one of one's own, or the sign of a functional status.
public struct OUDSListItemIcon: View {
  /// What it shows.
  public enum IconStatus: Sendable {
    /// An icon of one's own in the content colour, with a dot in its corner or without.
    case neutral(asset: Image, badge: Bool = false)
    /// The sign of the status in its colour.
    case positive, info, warning, negative
  }

  /// A token of the theme each; in small items all are ``small``.
  public enum Size: String, Hashable, Sendable, CaseIterable { case small, medium, large }

  private enum Content: Sendable {
    case image(OUDSImage, badge: Bool)
    case sign(OUDSStatus)
  }

  private let content: Content
  private let description: String
  private let size: Size

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listItemStyle.size) private var itemSize

  /// - Parameters:
  ///   - status: what it shows.
  ///   - description: what a screen reader says; nothing for a decoration.
  ///   - size: how large it is in items of default size.
  public init(status: IconStatus, description: String = "", size: Size = .medium) {
    self.description = description
    self.size = size
    content =
      switch status {
      case .neutral(let asset, let badge): .image(OUDSImage(asset: asset), badge: badge)
      case .positive: .sign(.positive)
      case .info: .sign(.info)
      case .warning: .sign(.warning)
      case .negative: .sign(.negative)
      }
  }

  init(image: OUDSImage) {
    content = .image(image, badge: false)
    description = image.accessibilityLabel ?? ""
    size = .medium
  }

  /// Drawn with the sizes of `theme.controlItem` and the colours of the status.
  public var body: some View {
    icon.accessibilityLabel(description).accessibilityHidden(description.isEmpty)
  }

  @ViewBuilder
  private var icon: some View {
    switch content {
    case .image(let image, false): image.icon(size: side)
    case .image(let image, true): image.icon(size: side).overlay(alignment: .topTrailing) { badge }
    case .sign(let status):
      if let icon = status.icon {
        StatusIcon(icon: icon, status: status, size: side, color: isEnabled ? nil : theme.colors.actionDisabled)
      }
    }
  }

  private var badge: some View {
    OUDSBadgeStandard(
      accessibilityLabel: "", status: .negative, size: size == .large && itemSize == .default ? .small : .extraSmall
    )
    .background {
      Circle().fill(theme.controlItem.colorBadgeSafetyArea).padding(-theme.borders.widthThin)
    }
  }

  private var side: Double {
    switch (itemSize, size) {
    case (.small, _), (.default, .small): theme.controlItem.sizeAssetSmall
    case (.default, .medium): theme.controlItem.sizeAssetMedium
    case (.default, .large): theme.controlItem.sizeAssetLarge
    }
  }
}

/// A picture beside the texts of a list item, in its own colours.
public struct OUDSListItemImage: View {
  /// A token of the theme each; all are as small as icons in small items.
  public enum Size: String, Hashable, Sendable, CaseIterable, ListItemMediaSize { case medium, large, extraLarge }

  /// Width to height.
  public enum Ratio: String, Hashable, Sendable, CaseIterable {
    /// One to one.
    case square
    /// 16 to 9.
    case widescreen
  }

  /// What is shown, and where it comes from.
  public enum ImageType {
    /// A picture that is there.
    case asset(Image)
    /// A picture from the network, of which the placeholder is drawn.
    case asyncImage(AnyView)
    /// A moving picture, of which nothing is drawn.
    case animated(AnyView)
  }

  private let type: ImageType
  private let contentMode: ContentMode
  private let description: String?
  private let size: Size
  private let ratio: Ratio

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listItemStyle.size) private var itemSize
  @Environment(\.listItemStyle.hasRoundedMedia) private var hasRoundedMedia

  /// - Parameters:
  ///   - asset: the picture.
  ///   - description: what a screen reader says; nothing for a decoration.
  ///   - size: how high it is in items of default size.
  ///   - ratio: how wide it is for its height.
  ///   - contentMode: whether it keeps its shape inside the frame, or fills it and loses what is outside.
  public init(
    asset: Image, description: String? = nil, size: Size = .medium, ratio: Ratio = .square,
    contentMode: ContentMode = .fit
  ) {
    self.init(.asset(asset), contentMode, description, size, ratio)
  }

  /// A picture from the network, of which the placeholder is drawn: pictures do not depend on a network.
  public init(
    asyncImage: OUDSAsyncImage<some View>, description: String? = nil, size: Size = .medium, ratio: Ratio = .square,
    contentMode: ContentMode = .fit
  ) {
    self.init(.asyncImage(AnyView(asyncImage)), contentMode, description, size, ratio)
  }

  /// A picture from the network, of which the placeholder is drawn: pictures do not depend on a network.
  public init<Content: View>(
    asyncImage: AsyncImage<Content>, description: String? = nil, size: Size = .medium, ratio: Ratio = .square,
    contentMode: ContentMode = .fit
  ) {
    self.init(.asyncImage(AnyView(asyncImage)), contentMode, description, size, ratio)
  }

  /// A moving picture, of which nothing is drawn: see ``OUDSAnimatedImage``.
  public init(
    animatedImage: OUDSAnimatedImage, description: String? = nil, size: Size = .medium, ratio: Ratio = .square,
    contentMode: ContentMode = .fit
  ) {
    self.init(.animated(AnyView(animatedImage)), contentMode, description, size, ratio)
  }

  private init(
    _ type: ImageType, _ contentMode: ContentMode, _ description: String?, _ size: Size, _ ratio: Ratio
  ) {
    self.type = type
    self.contentMode = contentMode
    self.description = description
    self.size = size
    self.ratio = ratio
  }

  /// Drawn with the sizes and corners of `theme.controlItem`.
  public var body: some View {
    content
      .frame(width: ratio == .square ? side : side * 16 / 9, height: side)
      .cornerRadius(mediaRadius(in: theme, isRounded: hasRoundedMedia))
      .opacity(theme.mediaOpacity(isEnabled: isEnabled))
      .accessibilityLabel(description ?? "")
      .accessibilityHidden(description?.isEmpty ?? true)
  }

  @ViewBuilder
  private var content: some View {
    switch type {
    case .asset(let image): image.resizable().aspectRatio(contentMode: contentMode)
    case .asyncImage(let view), .animated(let view): view
    }
  }

  private var side: Double { theme.side(of: size, in: itemSize) }
}

/// A flag beside the texts of a list item, in its own colours and three by two.
public struct OUDSListItemFlag: View {
  /// How much room it takes; the flag itself is always as high.
  public enum Size: String, Hashable, Sendable, CaseIterable, ListItemMediaSize { case medium, large, extraLarge }

  private let asset: Image
  private let description: String
  private let size: Size

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listItemStyle.size) private var itemSize
  @Environment(\.listItemStyle.hasRoundedMedia) private var hasRoundedMedia

  /// - Parameters:
  ///   - asset: the flag.
  ///   - description: what a screen reader says; nothing for a decoration.
  ///   - size: of the box that it stands in the middle of, in items of default size.
  public init(asset: Image, description: String = "", size: Size = .medium) {
    self.asset = asset
    self.description = description
    self.size = size
  }

  /// Drawn with the sizes and corners of `theme.controlItem`.
  public var body: some View {
    let height = theme.controlItem.sizeFlagHeight
    return asset.resizable()
      .frame(width: height * 1.5, height: height)
      .cornerRadius(mediaRadius(in: theme, isRounded: hasRoundedMedia))
      .opacity(theme.mediaOpacity(isEnabled: isEnabled))
      .frame(minWidth: theme.side(of: size, in: itemSize))
      .accessibilityLabel(description)
      .accessibilityHidden(description.isEmpty)
  }
}

/// - Parameter isRounded: nil for what the theme's tuning says.
func mediaRadius(in theme: OUDSTheme, isRounded: Bool?) -> Double {
  isRounded.map(theme.controlItem.borderRadiusOfMedia(isRounded:)) ?? theme.controlItemBorderRadiusOfMedia
}
