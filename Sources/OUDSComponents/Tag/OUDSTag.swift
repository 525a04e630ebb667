public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// A short label that says what something is, with a bullet, an icon or a loader before it if there is one.
public struct OUDSTag: View {
  /// How much the tag stands out.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case emphasized, muted }

  /// The corners: none, or as round as they can be.
  public enum Shape: String, Hashable, Sendable, CaseIterable { case rounded, square }

  /// The height, and the text style that goes with it.
  public enum Size: String, Hashable, Sendable, CaseIterable { case `default`, small }

  private let label: String
  private let status: Status
  private let appearance: Appearance
  private let shape: Shape
  private let size: Size
  private let loader: Loading?

  /// What a tag waits for.
  private struct Loading {
    let progress: Double?
  }

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale
  @Environment(\.isEnabled) private var isEnabled

  // MARK: Initialisers

  /// A tag.
  ///
  /// - Parameters:
  ///   - label: what it says; wraps where there is not enough room.
  ///   - status: what it is about, and what stands before the label.
  ///   - appearance: how much it stands out.
  ///   - shape: its corners.
  ///   - size: how high it is.
  ///   - hasLoader: whether a loader stands before the label; status and appearance do not matter then, nor
  ///     whether the tag is disabled.
  public init(
    label: String, status: Status = .neutral(), appearance: Appearance = .emphasized, shape: Shape = .rounded,
    size: Size = .default, hasLoader: Bool = false
  ) {
    self.init(label, status, appearance, shape, size, hasLoader ? Loading(progress: nil) : nil)
  }

  /// A tag with a loader before its label; it looks the same if it is disabled.
  ///
  /// - Parameter progress: 0 to 1, nil while it is not known.
  public init(
    loadingLabel: String, progress: Double? = nil, shape: Shape = .rounded, size: Size = .default
  ) {
    self.init(loadingLabel, .neutral(), .muted, shape, size, Loading(progress: progress))
  }

  private init(
    _ label: String, _ status: Status, _ appearance: Appearance, _ shape: Shape, _ size: Size, _ loader: Loading?
  ) {
    self.label = label
    self.status = status
    self.appearance = appearance
    self.shape = shape
    self.size = size
    self.loader = loader
  }

  // MARK: Body

  /// Drawn with the tokens of `theme.tag` and the colours of the status.
  public var body: some View {
    HStack(spacing: tokens.gap) {
      asset
      text.foregroundColor(color(tokens.text))
    }
    .padding(.leading, hasAsset ? tokens.paddingBeforeAsset : tokens.padding)
    .padding(.trailing, tokens.padding)
    .padding(.vertical, tokens.paddingBlock)
    .frame(minWidth: tokens.minWidth, minHeight: tokens.minHeight)
    .background {
      RoundedRectangle(cornerRadius: shape == .rounded ? theme.tag.borderRadius : theme.borders.radiusNone)
        .fill(color(tokens.background))
    }
    // To be disabled changes nothing in a tag that is loading.
    .irrelevant(loader != nil && !isEnabled, message: nil)
  }

  @ViewBuilder
  private var text: some View {
    switch size {
    case .default: Text(label).labelStrongMedium(theme)
    case .small: Text(label).labelModerateSmall(theme)
    }
  }

  /// The bullet, icon or loader, in the middle of its box.
  @ViewBuilder
  private var asset: some View {
    if hasAsset { assetContent.frame(width: boxSide, height: boxSide) }
  }

  @ViewBuilder
  private var assetContent: some View {
    if let loader {
      Loader(
        progress: loader.progress, color: color(tokens.asset), size: boxSide - 2 * tokens.loaderInset,
        lineWidth: tokens.loaderLineWidth, cap: .butt)
    } else {
      switch status.asset {
      case .none: EmptyView()
      case .bullet:
        let side = boxSide - 2 * tokens.bulletInset
        Circle().fill(color(tokens.asset)).frame(width: side, height: side)
      case .image(let image):
        image.icon(size: iconSide).foregroundColor(color(tokens.asset))
      case .sign:
        if let icon = status.category.common.icon {
          StatusIcon(icon: icon, status: status.category.common, size: iconSide, color: tokens.plainIcon)
        }
      }
    }
  }

  // MARK: Tokens

  private var hasAsset: Bool {
    if loader != nil { return true }
    if case .none = status.asset { return false }
    return true
  }

  /// Grows with the text it stands beside.
  private var boxSide: Double { tokens.assetSide * textScale }

  private var iconSide: Double { boxSide - 2 * tokens.iconInset }

  private var tokens: TagTokens {
    TagTokens(
      theme: theme, status: status.category.common, appearance: appearance, size: size, isLoading: loader != nil,
      isEnabled: isEnabled)
  }

  private func color(_ token: MultipleColorSemanticToken) -> Color { token.color(for: colorScheme) }
}
