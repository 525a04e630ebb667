/// What is pinned on an icon: a dot, or a number of things that wait for a person.
public struct OUDSIconBadge: Hashable, Sendable {
  /// Nil for a dot.
  public var count: UInt8?
  /// What a screen reader says.
  public var accessibilityLabel: String

  public init(count: UInt8? = nil, accessibilityLabel: String) {
    self.count = count
    self.accessibilityLabel = accessibilityLabel
  }
}
