/// Keeps what its child tells assistive technology beside the picture.
private final class AccessibilityNode: WrapperNode {
  private let properties: AccessibilityProperties

  init(_ child: LayoutNode, _ properties: AccessibilityProperties, _ environment: EnvironmentValues) {
    // Modifiers of one view describe one element; the outer one wins.
    if let inner = child as? AccessibilityNode {
      self.properties = inner.properties.overridden(by: properties)
      super.init(inner.child, environment)
    } else {
      self.properties = properties
      super.init(child, environment)
    }
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.describe(properties, rect)
    super.draw(in: rect, proposal: proposal, on: canvas)
  }
}

extension LayoutNode {
  /// The node, with what assistive technology calls it.
  func called(_ label: String, _ environment: EnvironmentValues) -> LayoutNode {
    var properties = AccessibilityProperties()
    properties.label = label
    return AccessibilityNode(self, properties, environment)
  }
}

extension View {
  private func accessibility(_ change: (inout AccessibilityProperties) -> Void) -> NodeModifier<Self> {
    var properties = AccessibilityProperties()
    change(&properties)
    return wrapped { [properties] in AccessibilityNode($0, properties, $1.environment) }
  }

  /// Names the view for assistive technology.
  public func accessibilityLabel(_ label: String) -> NodeModifier<Self> { accessibility { $0.label = label } }

  /// Tells assistive technology what the view's value is.
  public func accessibilityValue(_ value: String) -> NodeModifier<Self> { accessibility { $0.value = value } }

  /// Tells assistive technology what an interaction with the view does.
  public func accessibilityHint(_ hint: String) -> NodeModifier<Self> { accessibility { $0.hint = hint } }

  /// Names the view for assistive technology where a condition holds.
  public func accessibilityLabel(_ label: String, isEnabled: Bool) -> NodeModifier<Self> {
    accessibility { if isEnabled { $0.label = label } }
  }

  /// Tells assistive technology what the view's value is where a condition holds.
  public func accessibilityValue(_ value: String, isEnabled: Bool) -> NodeModifier<Self> {
    accessibility { if isEnabled { $0.value = value } }
  }

  /// Tells assistive technology what an interaction with the view does where a condition holds.
  public func accessibilityHint(_ hint: String, isEnabled: Bool) -> NodeModifier<Self> {
    accessibility { if isEnabled { $0.hint = hint } }
  }

  /// A name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> NodeModifier<Self> {
    accessibility { $0.identifier = identifier }
  }

  /// Keeps the view from assistive technology.
  public func accessibilityHidden(_ isHidden: Bool) -> NodeModifier<Self> { accessibility { $0.isHidden = isHidden } }

  /// Tells assistive technology what kind of thing the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> NodeModifier<Self> {
    accessibility { $0.traits = traits }
  }

  /// Takes back what an inner view says of the kind of thing it is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> NodeModifier<Self> {
    accessibility { $0.removedTraits = traits }
  }

  // A text as label, value or hint: its characters, whatever its style.

  /// Says what the view is called, by the characters of a text.
  public func accessibilityLabel(_ label: Text) -> NodeModifier<Self> { accessibilityLabel(label.characters) }
  /// Says what the view holds now, by the characters of a text.
  public func accessibilityValue(_ value: Text) -> NodeModifier<Self> { accessibilityValue(value.characters) }
  /// Says what using the view does, by the characters of a text.
  public func accessibilityHint(_ hint: Text) -> NodeModifier<Self> { accessibilityHint(hint.characters) }

  /// The same view: each view's properties are kept with its own frame, for tools to combine as they like.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
}

extension View {
  /// The same view: nobody acts on a picture, so `handler` is not called.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self { self }

  /// The same view: nobody acts on a picture, so `handler` is not called.
  public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> Self { self }

  /// The same view: nobody speaks to a picture.
  public func accessibilityInputLabels(_ labels: [String]) -> Self { self }

  /// The same view: nobody changes its value.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> Self {
    self
  }

  /// The same view: how far down a heading is, is not kept.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }

  /// The same view: nobody acts on a picture.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }

  /// The same view: nobody presses it long.
  public func accessibilityShowsLargeContentViewer() -> Self { self }

  /// The same view: elements are reported in the order in which they are drawn.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
}

/// What assistive technology would do to a view.
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`, delete, escape, magicTap

  /// What is done by a name of one's own.
  public init(named name: Text) { self = .default }
}

/// How a view would speak for those within it.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// Which way assistive technology would change a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How far down a heading stands.
public enum AccessibilityHeadingLevel: Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
  /// The same view: what assistive technology would be told instead is not looked at.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> Self { self }

  /// The same view: what is told on demand is not looked at.
  public func accessibilityCustomContent(_ key: some StringProtocol, _ value: some StringProtocol) -> Self { self }

  /// The same view: nobody moves from heading to heading.
  public func accessibilityRotor(_ label: some StringProtocol, @ViewBuilder entries: () -> some View) -> Self { self }
}
