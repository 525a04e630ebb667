/// One of the views that a container lays out.
public struct Subview: PrimitiveView, Identifiable {
  /// Its place among the others, from 0.
  public let id: Int
  let node: LayoutNode
  /// Makes the node again where something else is around it; nil where it stays as it is.
  var remake: ((EnvironmentValues) -> LayoutNode?)?

  /// The node of the view, in what is set around it.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { [remake?(context.environment) ?? node] }
}

/// The views that a container lays out, in their order.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  var views: [Subview]

  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { views.count }
  /// One of them.
  public subscript(index: Int) -> Subview { views[index] }
  /// The nodes of all.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] { views.flatMap { $0._resolve(in: context) } }
}

/// What a closure makes of the views that a container lays out.
public struct TransformedSubviews<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// The nodes of what the closure makes.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let inner = context.notingTags
    var views: [Subview] = []
    for part in base.allParts {
      for (place, node) in part(inner).enumerated() {
        let remake = { (environment: EnvironmentValues) -> LayoutNode? in
          guard !environment.isUnchanged(since: context.environment) else { return nil }
          var changed = inner
          changed.environment = environment
          let nodes = part(changed.notingTags)
          return nodes.indices.contains(place) ? nodes[place] : nil
        }
        views.append(Subview(id: views.count, node: node, remake: remake))
      }
    }
    let result = context.withEnvironmentOfBody { transform(SubviewsCollection(views: views)) }
    return result._resolve(in: context)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// What a closure makes of each of the views that a container would lay out of another.
  public init<Base: View, Result: View>(
    subviews base: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == TransformedSubviews<Base, ForEach<SubviewsCollection, Subview.ID, Result>> {
    self.init(0..<1) { _ in
      TransformedSubviews(base: base) { views in
        ForEach<SubviewsCollection, Subview.ID, Result>(views, content: content)
      }
    }
  }
}

extension Group {
  /// What a closure makes of the views that a container would lay out of another.
  public init<Base: View, Result: View>(
    subviews base: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == TransformedSubviews<Base, Result> {
    self.init { TransformedSubviews(base: base, transform: transform) }
  }
}
