public import DaguerreViews
public import OUDSTokensSemantic

/// How much room a window has along an axis.
public enum OUDSUserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// That of the smallest phones.
  case extraCompact
  /// That of phones.
  case compact
  /// That of tablets.
  case regular

  init(_ sizeClass: UserInterfaceSizeClass?) { self = sizeClass == .compact ? .compact : .regular }
}

private enum HorizontalKey: EnvironmentKey { static let defaultValue: OUDSUserInterfaceSizeClass? = nil }
private enum VerticalKey: EnvironmentKey { static let defaultValue: OUDSUserInterfaceSizeClass? = nil }

extension EnvironmentValues {
  /// How much room there is across; that of `horizontalSizeClass` unless it is set, since a picture has no window that
  /// could be extra compact.
  public var oudsHorizontalSizeClass: OUDSUserInterfaceSizeClass {
    get { self[HorizontalKey.self] ?? OUDSUserInterfaceSizeClass(horizontalSizeClass) }
    set { self[HorizontalKey.self] = newValue }
  }

  /// How much room there is down; that of `verticalSizeClass` unless it is set.
  public var oudsVerticalSizeClass: OUDSUserInterfaceSizeClass {
    get { self[VerticalKey.self] ?? OUDSUserInterfaceSizeClass(verticalSizeClass) }
    set { self[VerticalKey.self] = newValue }
  }
}

extension CompactRegular {
  /// The value for a size class; that of compact for extra compact.
  public func dimension(for sizeClass: OUDSUserInterfaceSizeClass) -> Value {
    value(compact: sizeClass != .regular)
  }

  /// The value for a size class; that of regular where there is none.
  public func dimension(for sizeClass: UserInterfaceSizeClass?) -> Value { value(compact: sizeClass == .compact) }
}

extension CompactRegular<FontCompositeSemanticToken> {
  /// The style for a size class.
  public func fontToken(for sizeClass: UserInterfaceSizeClass) -> FontCompositeSemanticToken {
    dimension(for: sizeClass)
  }
}

extension CompactRegular where Value: Equatable {
  /// The value for the size classes around a view, which count as read only where they make a difference.
  package func value(for choice: SizeClassChoice) -> Value { choice.value(compact: compact, regular: regular) }
}

extension OUDSTheme {
  /// Between content and the sides of a window, in points.
  public func gridMargin(for sizeClass: OUDSUserInterfaceSizeClass) -> GridSemanticToken {
    switch sizeClass {
    case .extraCompact: grids.extraCompactMargin
    case .compact: grids.compactMargin
    case .regular: grids.regularMargin
    }
  }

  /// Between columns, in points.
  public func gridColumnGap(for sizeClass: OUDSUserInterfaceSizeClass) -> GridSemanticToken {
    switch sizeClass {
    case .extraCompact: grids.extraCompactColumnGap
    case .compact: grids.compactColumnGap
    case .regular: grids.regularColumnGap
    }
  }

  /// Of the narrowest window of the class, in points.
  public func gridMinWidth(for sizeClass: OUDSUserInterfaceSizeClass) -> GridSemanticToken {
    switch sizeClass {
    case .extraCompact: grids.extraCompactMinWidth
    case .compact: grids.compactMinWidth
    case .regular: grids.regularMinWidth
    }
  }

  /// Of the widest window of the class, in points.
  public func gridMaxWidth(for sizeClass: OUDSUserInterfaceSizeClass) -> GridSemanticToken {
    switch sizeClass {
    case .extraCompact: grids.extraCompactMaxWidth
    case .compact: grids.compactMaxWidth
    case .regular: grids.regularMaxWidth
    }
  }
}

/// Keeps content away from the sides of the window as the grid of the theme says.
private struct GridMargin: ViewModifier {
  let edges: Edge.Set

  @Environment(\.theme) private var theme
  @Environment(\.oudsHorizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View { content.padding(edges, theme.gridMargin(for: sizeClass)) }
}

extension View {
  /// Keeps the view away from the sides of the window as the grid of the theme says.
  public func gridMargin(_ edges: Edge.Set = .all) -> some View { modifier(GridMargin(edges: edges)) }

  /// Keeps the view away from the sides of the window as the grid of the theme says.
  @available(*, deprecated, renamed: "gridMargin")
  public func oudsGridMargin(_ edges: Edge.Set = .all) -> some View { gridMargin(edges) }
}
