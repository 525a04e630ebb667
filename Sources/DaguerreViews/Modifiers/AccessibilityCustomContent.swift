/// A name for what assistive technology would tell on demand; what is told with the same name later takes its place.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let id: String

  /// A name that is looked up, and what tells it apart.
  public init(_ label: LocalizedStringKey, id: String) { self.id = id }
  /// A name, and what tells it apart.
  public init(_ label: Text, id: String) { self.id = id }
  /// A name that is looked up and tells itself apart.
  public init(_ label: LocalizedStringKey) { id = Text(label).characters }
}

extension View {
  /// The same view: what is told on demand is not looked at.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
  /// The same view: what is told on demand is not looked at.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Self { self }
}
