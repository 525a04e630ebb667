public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensRaw
internal import OUDSTokensSemantic

/// A short label that says which of up to five kinds something is of.
///
/// Its colours tell kinds apart and mean nothing by themselves; they are those of Orange in all themes, since the
/// tokens of this release have none for them.
public struct OUDSCategoricalTag: View {
  /// One of the kinds.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    case category1, category2, category3, category4, category5
  }

  /// What stands before the label.
  public enum Leading: Sendable {
    /// The label alone.
    case none
    /// A dot.
    case bullet
    /// An icon of one's own.
    case icon(OUDSImage)
  }

  /// What stands before the label, a loader with some progress included.
  private enum Asset {
    case leading(Leading)
    case loader(Double?)
  }

  private let label: String
  private let category: Category
  private let asset: Asset
  private let shape: OUDSTag.Shape
  private let size: OUDSTag.Size

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale
  @Environment(\.isEnabled) private var isEnabled

  /// - Parameters:
  ///   - label: what it says; wraps where there is not enough room.
  ///   - category: which kind it is of.
  ///   - leading: what stands before the label.
  ///   - shape: its corners.
  ///   - size: how high it is.
  public init(
    label: String, category: Category = .category1, leading: Leading = .none, shape: OUDSTag.Shape = .rounded,
    size: OUDSTag.Size = .default
  ) {
    self.init(label, category, .leading(leading), shape, size)
  }

  /// A tag with a loader before its label; it has neither the colour of its kind nor that of disabled tags.
  ///
  /// - Parameter progress: 0 to 1, nil while it is not known.
  public init(
    loadingLabel: String, progress: Double? = nil, category: Category = .category1,
    shape: OUDSTag.Shape = .rounded, size: OUDSTag.Size = .default
  ) {
    self.init(loadingLabel, category, .loader(progress), shape, size)
  }

  /// A tag with a loader before its label, which is a key.
  public init(
    loadingKey: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, progress: Double? = nil,
    category: Category = .category1, shape: OUDSTag.Shape = .rounded, size: OUDSTag.Size = .default
  ) {
    self.init(loadingKey.key, category, .loader(progress), shape, size)
  }

  /// A tag whose label is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, category: Category = .category1,
    leading: Leading = .none, shape: OUDSTag.Shape = .rounded, size: OUDSTag.Size = .default
  ) {
    self.init(key.localized(tableName, bundle), category, .leading(leading), shape, size)
  }

  private init(
    _ label: String, _ category: Category, _ asset: Asset, _ shape: OUDSTag.Shape, _ size: OUDSTag.Size
  ) {
    self.label = label
    self.category = category
    self.asset = asset
    self.shape = shape
    self.size = size
  }

  /// Drawn with the lengths of `theme.tag`.
  public var body: some View {
    let tokens = TagTokens(
      theme: theme, status: .neutral, appearance: .emphasized, size: size, isLoading: isLoading, isEnabled: isEnabled)
    return HStack(spacing: tokens.gap) {
      assetView(tokens)
      text
    }
    .foregroundColor(content)
    .padding(.leading, hasAsset ? tokens.paddingBeforeAsset : tokens.padding)
    .padding(.trailing, tokens.padding)
    .padding(.vertical, tokens.paddingBlock)
    .frame(minWidth: tokens.minWidth, minHeight: tokens.minHeight)
    .background {
      RoundedRectangle(cornerRadius: shape == .rounded ? theme.tag.borderRadius : theme.borders.radiusNone)
        .fill(background)
    }
  }

  @ViewBuilder
  private var text: some View {
    switch size {
    case .default: Text(label).labelStrongMedium(theme)
    case .small: Text(label).labelModerateSmall(theme)
    }
  }

  @ViewBuilder
  private func assetView(_ tokens: TagTokens) -> some View {
    let box = tokens.assetSide * textScale
    switch asset {
    case .loader(let progress):
      Loader(
        progress: progress, color: tokens.asset.color(for: colorScheme), size: box - 2 * tokens.loaderInset,
        lineWidth: tokens.loaderLineWidth, cap: .butt
      )
      .frame(width: box, height: box)
    case .leading(.none): EmptyView()
    case .leading(.bullet):
      let side = box - 2 * tokens.bulletInset
      Circle().fill(content).frame(width: side, height: side).frame(width: box, height: box)
    case .leading(.icon(let image)): image.icon(size: box - 2 * tokens.iconInset).frame(width: box, height: box)
    }
  }

  private var hasAsset: Bool { if case .leading(.none) = asset { false } else { true } }

  private var isLoading: Bool { if case .loader = asset { true } else { false } }

  // MARK: Colours

  private var content: Color {
    if isLoading { return theme.colors.contentDefault.color(for: colorScheme) }
    let token = isEnabled ? theme.categoricalTag.colorContent : theme.colors.contentOnActionDisabled
    return token.color(for: colorScheme)
  }

  private var background: Color {
    if isLoading { return theme.colors.surfaceSecondary.color(for: colorScheme) }
    guard isEnabled else { return theme.colors.actionDisabled.color(for: colorScheme) }
    return theme.categoricalTag.background(of: category).color(for: colorScheme)
  }
}

extension AllCategoricalTagComponentTokensProvider {
  fileprivate func background(of category: OUDSCategoricalTag.Category) -> MultipleColorSemanticToken {
    switch category {
    case .category1: colorBgCategory1
    case .category2: colorBgCategory2
    case .category3: colorBgCategory3
    case .category4: colorBgCategory4
    case .category5: colorBgCategory5
    }
  }
}
