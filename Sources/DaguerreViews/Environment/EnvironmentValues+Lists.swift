// What lists and texts are asked for by names of their own.

/// Whether somebody edits a list; nobody does, unless a screen says so.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether somebody does.
  public var isEditing: Bool { self != .inactive }
}

/// Whether a person wants heavier letters.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private enum EditModeKey: EnvironmentKey { static let defaultValue: EditMode? = nil }
private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private enum LeastRowHeightKey: EnvironmentKey { static let defaultValue = ListRowTraits.leastHeight }
private enum RowSpacingKey: EnvironmentKey { static let defaultValue: Double? = nil }
private enum LeastHeaderHeightKey: EnvironmentKey { static let defaultValue: Double? = nil }

extension EnvironmentValues {
  /// For views that look at it; nil where nobody says anything, and a ``List`` looks the same.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].map { .constant($0) } }
    set { self[EditModeKey.self] = newValue?.wrappedValue }
  }

  /// Bold has letters of the system's fonts two steps heavier; nil where nobody says anything.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The least height of a row of a ``List``, in points.
  public var defaultMinListRowHeight: Double {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  /// For views that look at it; a header of a ``List`` is as high as its rows are at least.
  public var defaultMinListHeaderHeight: Double? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }

  /// How far rows of a ``List`` stand apart, in points; nil for one line.
  var listRowSpacing: Double? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The step of text sizes, by its older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.step }
  }
}

/// How large a person wants texts, by the older names of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// The category of a step: both are listed from the smallest to the largest.
  init(_ step: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $1 == step }?.0 ?? .large
  }

  /// The step of the category.
  var step: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { category, _ in category == self }?.1 ?? .large
  }

  /// Whether it is one of those that are for people who see little.
  public var isAccessibilityCategory: Bool { step.isAccessibilitySize }

  /// Whether texts are smaller.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool { first.step < second.step }
}

extension DynamicTypeSize {
  /// The step of a category.
  public init?(_ category: ContentSizeCategory) { self = category.step }
}
