/// How a ``List`` shows a row.
struct ListRowTraits {
  /// Points around what the row shows; those of the system's plain list on a phone where nothing is said.
  var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Where lines stand: above it, below it.
  var separators: VerticalEdge.Set = .all
  /// What the line above it is drawn in; nil for the list's own.
  var colorAbove: Color?
  /// What the line below it is drawn in; nil for the list's own.
  var colorBelow: Color?
  /// What lies under it; nil for nothing.
  var background: AnyView?
  /// What stands at its end; nil for nothing.
  var badge: Text?
  /// How far the card of its section stands from the sides of the list, in points; nil for what the list says.
  var cardMargins: (leading: Double?, trailing: Double?) = (nil, nil)

  /// The least height of a row in points, as the system's plain list has it.
  static let leastHeight = 44.0
}

extension View {
  /// Gives the rows of a ``List`` points around what they show; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> NodeModifier<Self> {
    layoutTraits { $0.listRow.insets = insets ?? ListRowTraits().insets }
  }

  /// Sets the space around a row of a ``List`` at some edges, in points; nil for what it is without.
  public func listRowInsets(_ edges: Edge.Set, _ points: Double?) -> NodeModifier<Self> {
    layoutTraits { traits in
      let plain = ListRowTraits().insets
      func length(_ edge: Edge, _ path: WritableKeyPath<EdgeInsets, Double>) {
        guard edges.contains(Edge.Set(edge)) else { return }
        traits.listRow.insets[keyPath: path] = points ?? plain[keyPath: path]
      }
      length(.top, \.top)
      length(.bottom, \.bottom)
      length(.leading, \.leading)
      length(.trailing, \.trailing)
    }
  }

  /// Sets how far a section of a ``List`` in groups stands from the sides of that, in points; nil for what the list says.
  ///
  /// Of the edges those above and below say nothing.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ points: Double?) -> NodeModifier<Self> {
    layoutTraits { traits in
      if edges.contains(.leading) { traits.listRow.cardMargins.leading = points }
      if edges.contains(.trailing) { traits.listRow.cardMargins.trailing = points }
    }
  }

  /// Shows or hides the lines above and below the rows of a ``List``.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> NodeModifier<Self> {
    layoutTraits { traits in
      if visibility == .hidden {
        traits.listRow.separators.subtract(edges)
      } else {
        traits.listRow.separators.formUnion(edges)
      }
    }
  }

  /// Draws the lines above and below the rows of a ``List`` in a colour; nil for the list's own.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> NodeModifier<Self> {
    layoutTraits { traits in
      if edges.contains(.top) { traits.listRow.colorAbove = color }
      if edges.contains(.bottom) { traits.listRow.colorBelow = color }
    }
  }

  /// Fills the rows of a ``List``, under what they show; nil for nothing.
  public func listRowBackground(_ color: Color?) -> NodeModifier<Self> {
    layoutTraits { $0.listRow.background = color.map { AnyView($0) } }
  }

  /// Lays a view under the rows of a ``List``, as large as they are; nil for nothing.
  public func listRowBackground(_ view: (some View)?) -> NodeModifier<Self> {
    layoutTraits { $0.listRow.background = view.map { AnyView($0) } }
  }
}
