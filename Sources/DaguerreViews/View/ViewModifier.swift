/// A change that can be made to any view.
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed, as ``body(content:)`` gets it.
  typealias Content = ModifierContent<Self>
  /// The changed view; it may hold `content` anywhere, or not at all.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let resolve: (ResolutionContext) -> [LayoutNode]
  /// What is modified does not come from the modifier.
  fileprivate let origin: ProvenanceID

  /// The nodes of the view that is modified.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var context = context
    context.origin = origin
    let nodes = resolve(context)
    guard context.session.origins != nil else { return nodes }
    return nodes.map { OriginNode($0, origin, context.environment) }
  }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The view.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// A view as a modifier changes it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The nodes of the modifier's body.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    context.resolveBody(of: modifier) {
      modifier.body(content: ModifierContent(resolve: content._resolve(in:), origin: context.origin))
    }
  }
}

extension View {
  /// The view as `modifier` changes it.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that is made for the environment of the view.
public protocol EnvironmentalModifier: ViewModifier where Body == ModifiedContent<Content, ResolvedModifier> {
  /// The type of the modifier that is made.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view as the modifier changes it that is made for the environment here.
  public func body(content: Content) -> ModifiedContent<Content, ResolvedModifier> {
    content.modifier(resolve(in: .current))
  }
}

/// A view whose layout nodes are wrapped, each alone: what primitive modifiers make of it.
///
/// Modifiers name their results, for an opaque type of another module is looked up anew for each view that is made.
public struct NodeModifier<Content: View>: PrimitiveView {
  /// Holds the view: as a value it would be copied with all that is in it wherever a modifier of a modifier passes on.
  private let resolve: (ResolutionContext) -> [LayoutNode]

  fileprivate init(_ content: Content, _ wrap: @escaping (LayoutNode, ResolutionContext) -> LayoutNode) {
    self.init { context in content._resolve(in: context).map { wrap($0, context) } }
  }

  /// - Parameter resolve: gives the nodes of the view, wrapped.
  init(_ resolve: @escaping (ResolutionContext) -> [LayoutNode]) { self.resolve = resolve }

  /// The nodes of the view, wrapped.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { resolve(context) }
}

extension View {
  func wrapped(_ wrap: @escaping (LayoutNode, ResolutionContext) -> LayoutNode) -> NodeModifier<Self> {
    NodeModifier(self, wrap)
  }
}
