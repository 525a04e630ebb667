// What assistive technology would be told by views within a view, and where it would go: nobody uses it on a picture.

extension View {
  /// Says what using the view does where a condition holds, by the characters of a text.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> NodeModifier<Self> {
    accessibilityHint(hint.characters, isEnabled: isEnabled)
  }
  /// Says what the view is called where a condition holds, by the characters of a text.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> NodeModifier<Self> {
    accessibilityLabel(label.characters, isEnabled: isEnabled)
  }
  /// Says what the view holds now where a condition holds, by the characters of a text.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> NodeModifier<Self> {
    accessibilityValue(value.characters, isEnabled: isEnabled)
  }
  /// Keeps the view from assistive technology where a condition holds.
  @ViewBuilder
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHidden(isHidden) } else { self }
  }
  /// A name by which tests find the view where a condition holds.
  @ViewBuilder
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }

  /// The same view: nobody speaks to a picture.
  public func accessibilityInputLabels(_ labels: [String], isEnabled: Bool) -> Self { self }
  /// The same view: nobody speaks to a picture.
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> Self { self }

  /// The same view: what is called by views is called what it was.
  public func accessibilityLabel(
    @ViewBuilder content: (_ label: AccessibilityLabelPlaceholder) -> some View
  ) -> Self { self }

  /// The same view: nobody acts on a picture.
  public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View
  ) -> Self { self }
  /// The same view: nobody acts on a picture.
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// The same view: nobody acts on a picture.
  public func accessibilityQuickAction(
    style: AccessibilityQuickActionStyle, isActive: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// The same view: nobody carries it away.
  public func accessibilityDragPoint(_ point: UnitPoint, description: some StringProtocol) -> Self { self }
  /// The same view: nobody carries it away.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self { self }
  /// The same view: nobody brings anything.
  public func accessibilityDropPoint(_ point: UnitPoint, description: some StringProtocol) -> Self { self }
  /// The same view: nobody brings anything.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self { self }

  /// The same view: nothing moves where assistive technology is.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> Self { self }
  /// The same view: nobody scrolls.
  public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true) -> Self { self }
  /// The same view: nobody scrolls.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> Self { self }
  /// The same view: nobody touches a picture.
  public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> Self { self }
}

/// Stands for what a view is called.
public struct AccessibilityLabelPlaceholder: PrimitiveView {
  /// Nothing: what a view is called is not seen.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

/// Under which title assistive technology would list what a view does.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// What changes it.
  public static let edit = AccessibilityActionCategory(name: "edit")
  /// A title of one's own.
  public init(_ name: some StringProtocol) { self.init(name: String(name)) }
  /// A title of one's own.
  public init(_ name: Text) { self.init(name: name.characters) }
  private init(name: String) { self.name = name }
}

/// How a watch would show that a gesture of the hand does something.
public enum AccessibilityQuickActionStyle: Hashable, Sendable { case prompt, outline }

// MARK: From thing to thing

/// What assistive technology would go through.
public enum AccessibilitySystemRotor: Hashable, Sendable {
  case boldText, images, italicText, landmarks, lists, misspelledWords, tables, textFields, underlineText
  /// Addresses, or of those the ones that were visited.
  case links(visited: Bool)
  /// Headings of a level.
  case headings(level: AccessibilityHeadingLevel)
  /// Headings of all levels.
  public static var headings: AccessibilitySystemRotor { .headings(level: .unspecified) }
  /// Addresses.
  public static var links: AccessibilitySystemRotor { .links(visited: false) }
}

/// What assistive technology would go through, in the way of a builder.
public typealias AccessibilityRotorContent = View
/// Collects what assistive technology would go through, as any other views.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// Something that assistive technology would go to.
public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveView {
  /// A thing by its name and what tells it apart.
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A thing by its name and what tells it apart in a namespace.
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// A thing by its name and what tells it apart.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Nothing: nobody goes from thing to thing.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [] }
}

extension View {
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor(_ label: Text, @ViewBuilder entries: () -> some View) -> Self { self }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor(_ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View) -> Self {
    self
  }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor<Entry: Identifiable>(
    _ label: some StringProtocol, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> Self { self }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor<Entry: Identifiable>(
    _ rotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> Self { self }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: some StringProtocol, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> Self { self }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> Self { self }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor(_ rotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> Self { self }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotor(_ label: some StringProtocol, textRanges: [Range<String.Index>]) -> Self { self }
  /// The same view: nobody goes from thing to thing.
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
}

extension AccessibilityTraits {
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 17)
}
