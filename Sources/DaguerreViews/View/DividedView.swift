/// A part of a view that can be made again without the others.
typealias ViewPart = (ResolutionContext) -> [LayoutNode]

/// A view that is several, which can be made one by one.
protocol DividedView: View {
  /// What makes the nodes of each, in order.
  var parts: [ViewPart] { get }
}

extension View {
  /// What makes the nodes of the views that it is, in order.
  var allParts: [ViewPart] { (self as? any DividedView)?.parts ?? [_resolve(in:)] }

  /// The same at a place within that of a context, if that keeps places.
  func parts(after step: ViewPlace.Step) -> [ViewPart] {
    // All parts are at one place.
    var known: (outer: ViewPlace, inner: ViewPlace)?
    return allParts.map { part in
      { context in
        guard let outer = context.place else { return part(context) }
        let place = known.flatMap { $0.outer === outer ? $0.inner : nil } ?? outer.after(step)
        known = (outer, place)
        var inner = context
        inner.place = place
        return part(inner)
      }
    }
  }
}

extension Group: DividedView {
  var parts: [ViewPart] { content.allParts }
}

extension Optional: DividedView where Wrapped: View {
  var parts: [ViewPart] { self?.allParts ?? [] }
}

extension ConditionalContent: DividedView {
  var parts: [ViewPart] {
    switch self {
    case .first(let view): view.parts(after: .branch(true))
    case .second(let view): view.parts(after: .branch(false))
    }
  }
}
