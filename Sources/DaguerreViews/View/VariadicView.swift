// Containers by the names that sources for Apple's platforms use which also run before iOS 18.

/// Views of a container one by one; see also ``Group/init(subviews:transform:)``.
public enum _VariadicView {
  /// What makes a view of those that a container lays out.
  public typealias Root = _VariadicView_Root
  /// The same, with a body.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The same, whose body is one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The same, whose body may be several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that a container lays out, in their order.
  public typealias Children = _VariadicView_Children

  /// What a root makes of each of the views that a container would lay out of another.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    private let root: Root
    private let content: Content

    /// What a root makes of views.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// What the root makes of them.
    public var body: some View { TransformedSubviews(base: content) { root.body(children: $0) } }
  }
}

/// The views that a container lays out, in their order.
public typealias _VariadicView_Children = SubviewsCollection

/// What makes a view of those that a container lays out.
public protocol _VariadicView_Root {}

/// What makes a view of those that a container lays out, with a body.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body.
  associatedtype Body: View
  /// The view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of those that a container lays out.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of those that a container lays out.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension SubviewsCollection {
  /// One of the views.
  public typealias Element = Subview
}

/// Names what a view tells the container that goes through its views one by one; see also ``ContainerValueKey``.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set it.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the container that goes through its views a value.
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> NodeModifier<Self> {
    layoutTraits { $0.values[key, default: value] = value }
  }
}

extension Subview {
  /// What the view tells by a key; its default where it tells nothing.
  public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
    node.traits.values[key, default: Key.defaultValue]
  }

  /// What ``View/tag(_:)``, or the element of a ``ForEach``, tells the view apart by, of a type; nil for nothing of it.
  public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { containerValues.tag(for: ID.self) }
}
