/// How a ``List`` is drawn: its rows in groups on cards, in groups from side to side, or one after the other.
public enum ListStyle: Hashable, Sendable, CaseIterable {
  /// As the system has it on a phone: on cards.
  case automatic
  /// One after the other.
  case plain
  /// One after the other.
  case inset
  /// In groups from side to side.
  case grouped
  /// In groups on cards.
  case insetGrouped
  /// One after the other, beside a screen.
  case sidebar

  /// Whether sections stand apart on a ground of their own.
  var isGrouped: Bool {
    switch self {
    case .automatic, .grouped, .insetGrouped: true
    case .plain, .inset, .sidebar: false
    }
  }
}

/// Rows one after the other, by the name of its type.
public struct PlainListStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Rows in groups from side to side, by the name of its type.
public struct GroupedListStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// Rows in groups on cards, by the name of its type.
public struct InsetGroupedListStyle: Hashable, Sendable {
  /// As the system has it.
  public init() {}
}

/// A list as the system has it.
public typealias DefaultListStyle = InsetGroupedListStyle
/// A list at some distance from the edges; drawn as the plain one.
public typealias InsetListStyle = PlainListStyle
/// A list beside a screen; drawn as the plain one.
public typealias SidebarListStyle = PlainListStyle

/// How far sections of a ``List`` stand apart, where they are groups.
public enum ListSectionSpacing: Hashable, Sendable {
  case `default`, compact
  /// Points.
  case custom(Double)

  /// Points: what the system has on a phone, for the compact one by our choice.
  var length: Double {
    switch self {
    case .default: 35
    case .compact: 16
    case .custom(let length): max(length, 0)
    }
  }
}

/// What views around lists say of them.
struct ListSurroundings: Hashable {
  var style = ListStyle.automatic
  var sectionSpacing = ListSectionSpacing.default
  /// Whether groups stand on a ground of their own.
  var hasGround = true
}

private enum ListSurroundingsKey: EnvironmentKey { static let defaultValue = ListSurroundings() }

extension EnvironmentValues {
  /// What holds for lists within.
  var lists: ListSurroundings {
    get { self[ListSurroundingsKey.self] }
    set { self[ListSurroundingsKey.self] = newValue }
  }
}

extension View {
  /// Says how lists within the view are drawn.
  public func listStyle(_ style: ListStyle) -> EnvironmentModifier<Self> {
    transformEnvironment(\.lists) { $0.style = style }
  }

  /// Says how lists within the view are drawn.
  public func listStyle(_ style: PlainListStyle) -> EnvironmentModifier<Self> { listStyle(.plain) }
  /// Says how lists within the view are drawn.
  public func listStyle(_ style: GroupedListStyle) -> EnvironmentModifier<Self> { listStyle(.grouped) }
  /// Says how lists within the view are drawn.
  public func listStyle(_ style: InsetGroupedListStyle) -> EnvironmentModifier<Self> { listStyle(.insetGrouped) }

  /// Has sections of lists that are groups stand so far apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> EnvironmentModifier<Self> {
    transformEnvironment(\.lists) { $0.sectionSpacing = spacing }
  }

  /// Has sections of lists that are groups stand so many points apart.
  @_disfavoredOverload
  public func listSectionSpacing(_ spacing: Double) -> EnvironmentModifier<Self> {
    listSectionSpacing(.custom(spacing))
  }

  /// Draws the ground under the groups of lists, or leaves it out.
  public func scrollContentBackground(_ visibility: Visibility) -> EnvironmentModifier<Self> {
    transformEnvironment(\.lists) { $0.hasGround = visibility != .hidden }
  }
}
