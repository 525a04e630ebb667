/// A value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// What is known where no view tells anything.
  static var defaultValue: Value { get }
  /// Adds what the next view tells.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// What several views tell together, in the order in which they are drawn.
  static func value(of told: [Any]) -> Value {
    let values = told.compactMap { $0 as? Value }
    guard var value = values.first else { return defaultValue }
    for next in values.dropFirst() { reduce(value: &value) { next } }
    return value
  }
}

/// Tells those around a value in place of what is told within.
private final class PreferenceNode<Key: PreferenceKey>: OnlookingNode {
  private let change: (inout Key.Value, Rect) -> Void

  init(
    _ child: LayoutNode, _ environment: EnvironmentValues, _ change: @escaping (inout Key.Value, Rect) -> Void
  ) {
    self.change = change
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let within = canvas.told(Key.self) { super.draw(in: rect, proposal: proposal, on: canvas) }
    var value = Key.value(of: within)
    change(&value, rect)
    canvas.tell(Key.self, [value])
  }
}

extension LayoutNode {
  /// Changes what views within tell the views around.
  func changingPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ environment: EnvironmentValues, _ change: @escaping (inout Key.Value) -> Void
  ) -> LayoutNode { PreferenceNode<Key>(self, environment) { told, _ in change(&told) } }
}

/// Knows what is told within, once it is drawn, and tells it those around.
private final class PreferenceReadingNode<Key: PreferenceKey>: OnlookingNode {
  private var within: [Any] = []

  /// What was told when the node was last drawn.
  var value: Key.Value { Key.value(of: within) }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    within = canvas.told(Key.self) { super.draw(in: rect, proposal: proposal, on: canvas) }
    canvas.tell(Key.self, within)
  }
}

/// Draws views behind or over one, which are made for what is told within that.
private final class PreferenceLayersNode<Key: PreferenceKey>: WrapperNode {
  private let view: PreferenceReadingNode<Key>
  private let alignment: Alignment
  private let isBehind: Bool
  private let make: (Key.Value) -> LayoutNode

  init(
    _ view: PreferenceReadingNode<Key>, alignment: Alignment, isBehind: Bool, _ environment: EnvironmentValues,
    make: @escaping (Key.Value) -> LayoutNode
  ) {
    (self.view, self.alignment, self.isBehind, self.make) = (view, alignment, isBehind, make)
    super.init(view, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.draw(
      { super.draw(in: rect, proposal: proposal, on: canvas) },
      then: {
        place(make(view.value), aligned: alignment, of: ProposedViewSize(rect.size), in: rect, on: canvas)
      }, behind: isBehind)
  }
}

extension View {
  /// Tells the views around a value, in place of what views within tell.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> NodeModifier<Self> {
    changedPreference(key) { told, _ in told = value }
  }

  /// Changes what views within tell the views around.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> NodeModifier<Self> { changedPreference(key) { told, _ in callback(&told) } }

  /// Changes what views within tell the views around, knowing the bounds of the view in points of the picture.
  func changedPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value, Rect) -> Void
  ) -> NodeModifier<Self> {
    wrapped { PreferenceNode<Key>($0, $1.environment, change) }
  }

  /// Calls `action` with what the views within tell, and again where that changes before the picture is made.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> ToldView<NodeModifier<Self>> where Key.Value: Equatable {
    wrapped { PreferenceReadingNode<Key>($0, $1.environment) }
      .told(of: { node, _ in (node as? PreferenceReadingNode<Key>)?.value ?? Key.defaultValue }) { action($1) }
  }

  /// Draws views over the view, made for what the views within tell.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { layers(key, .center, isBehind: false, content) }

  /// Draws views over the view, made for what the views within tell.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { layers(key, alignment, isBehind: false, content) }

  /// Draws views behind the view, made for what the views within tell.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { layers(key, alignment, isBehind: true, content) }

  /// Draws views behind the view, made for what the views within tell.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ content: @escaping (Key.Value) -> Content
  ) -> NodeModifier<Self> { layers(key, .center, isBehind: true, content) }

  private func layers<Key: PreferenceKey>(
    _ key: Key.Type, _ alignment: Alignment, isBehind: Bool, _ content: @escaping (Key.Value) -> some View
  ) -> NodeModifier<Self> {
    wrapped { child, context in
      PreferenceLayersNode<Key>(
        PreferenceReadingNode(child, context.environment), alignment: alignment, isBehind: isBehind,
        context.environment
      ) { value in
        let layers = context.withEnvironmentOfBody { ZStack(alignment: alignment) { content(value) } }
        return layers._resolve(in: context)[0]
      }
    }
  }
}
