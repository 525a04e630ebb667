public import DaguerreViews
internal import OUDSThemesContract
public import OUDSTokensSemantic

/// Views side by side, with a space between them that a token gives for each size class.
public struct OUDSHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: StackSpacing
  private let content: Content

  @Environment(\.oudsHorizontalSizeClass) private var sizeClass

  /// - Parameters:
  ///   - alignment: where the views stand that are not as high as the others.
  ///   - spacing: the token; nil for the space of an `HStack`.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: MultipleSpaceSemanticToken?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, .token(spacing), content())
  }

  /// Views with the same space in all size classes, in points; nil for the space of an `HStack`.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: SpaceSemanticToken? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, .points(spacing), content())
  }

  private init(_ alignment: VerticalAlignment, _ spacing: StackSpacing, _ content: Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  /// An `HStack`.
  public var body: some View { HStack(alignment: alignment, spacing: spacing.points(for: sizeClass)) { content } }
}

/// Views below each other, with a space between them that a token gives for each size class.
public struct OUDSVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: StackSpacing
  private let content: Content

  @Environment(\.oudsHorizontalSizeClass) private var sizeClass

  /// - Parameters:
  ///   - alignment: where the views stand that are not as wide as the others.
  ///   - spacing: the token; nil for the space of a `VStack`.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: MultipleSpaceSemanticToken?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, .token(spacing), content())
  }

  /// Views with the same space in all size classes, in points; nil for the space of a `VStack`.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: SpaceSemanticToken? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, .points(spacing), content())
  }

  private init(_ alignment: HorizontalAlignment, _ spacing: StackSpacing, _ content: Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  /// A `VStack`.
  public var body: some View { VStack(alignment: alignment, spacing: spacing.points(for: sizeClass)) { content } }
}

private enum StackSpacing {
  case token(MultipleSpaceSemanticToken?)
  case points(Double?)

  func points(for sizeClass: OUDSUserInterfaceSizeClass) -> Double? {
    switch self {
    case .token(let token): token?.dimension(for: sizeClass)
    case .points(let points): points
    }
  }
}
