/// How far a view keeps from others, where nobody names a spacing.
///
/// As SwiftUI was measured (macOS 27): 8 points between most views, none beside spacers and between texts that stand one
/// above the other, and by the size of its font between a text and what stands above or below it.
public struct ViewSpacing: Hashable, Sendable {
  /// What stands along an edge of a view.
  enum Edge: Hashable {
    case usual
    case spacer
    /// A line of text of some points.
    case text(size: Double)

    /// To what stands above a text, and to what stands below it, for each point of its size.
    private static let ofText = (above: 0.3263, below: 0.5885)

    func distance(to next: Edge) -> Double {
      switch (self, next) {
      case (.spacer, _), (_, .spacer), (.text, .text): 0
      case (.text(let size), .usual): Self.ofText.below * size + 0.5
      case (.usual, .text(let size)): Self.ofText.above * size + 0.5
      case (.usual, .usual): defaultSpacing
      }
    }
  }

  private(set) var leading = Edge.usual
  private(set) var trailing = Edge.usual
  private(set) var top = Edge.usual
  private(set) var bottom = Edge.usual
  /// Edges along which something stands that others are merged with.
  private var stated: DaguerreViews.Edge.Set = []

  /// That of most views; what it is merged with takes its place.
  public init() {}

  /// None to any view.
  public static var zero: ViewSpacing { spacer(along: nil) }

  /// That of a spacer in a stack along an axis, or in none.
  static func spacer(along axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    if axis != .vertical { (spacing.leading, spacing.trailing) = (.spacer, .spacer) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (.spacer, .spacer) }
    return spacing
  }

  /// That of a text whose first and last line have sizes in points.
  static func text(first: Double, last: Double) -> ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (.text(size: first), .text(size: last))
    return spacing
  }

  /// That of views one after the other; a stack of one view is that view.
  static func stack(of views: [ViewSpacing], along axis: Axis) -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let first = views.first, let last = views.last, views.count > 1 else { return views.first ?? spacing }
    switch axis {
    case .vertical: (spacing.top, spacing.bottom) = (first.top.withoutSpacer, last.bottom.withoutSpacer)
    case .horizontal: (spacing.top, spacing.bottom) = (Edge.row(views.map(\.top)), Edge.row(views.map(\.bottom)))
    }
    return spacing
  }

  /// That of views over one another.
  static func layers(of views: [ViewSpacing]) -> ViewSpacing {
    if !views.isEmpty, views.allSatisfy({ $0 == .zero }) { return .zero }
    return stack(of: views, along: .horizontal)
  }

  /// The same without the text along some edges, which a frame or a padding moves away.
  func settingAside(_ axes: Axis.Set) -> ViewSpacing {
    guard axes.contains(.vertical) else { return self }
    var spacing = self
    if case .text = top { spacing.top = .usual }
    if case .text = bottom { spacing.bottom = .usual }
    return spacing
  }

  /// The same behind room along some edges.
  func padded(_ insets: EdgeInsets) -> ViewSpacing {
    var spacing = self
    if insets.leading != 0 { spacing.leading = .usual }
    if insets.trailing != 0 { spacing.trailing = .usual }
    if insets.top != 0 { spacing.top = .usual }
    if insets.bottom != 0 { spacing.bottom = .usual }
    return spacing
  }

  /// The same, which is kept where it is merged with others.
  var ofView: ViewSpacing {
    var spacing = self
    spacing.stated = .all
    return spacing
  }

  /// Keeps as far from others as another one too, along some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: DaguerreViews.Edge.Set = .all) {
    unite(.leading, of: other, edges, \.leading)
    unite(.trailing, of: other, edges, \.trailing)
    unite(.top, of: other, edges, \.top)
    unite(.bottom, of: other, edges, \.bottom)
  }

  /// One that keeps as far from others as both, along some edges.
  public func union(_ other: ViewSpacing, edges: DaguerreViews.Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  private mutating func unite(
    _ edge: DaguerreViews.Edge.Set, of other: ViewSpacing, _ edges: DaguerreViews.Edge.Set,
    _ value: WritableKeyPath<ViewSpacing, Edge>
  ) {
    guard edges.contains(edge), other.stated.contains(edge) || other[keyPath: value] != .usual else { return }
    let isMerged = stated.contains(edge) || self[keyPath: value] != .usual
    let along = other[keyPath: value]
    if !isMerged {
      self[keyPath: value] = along
    } else if self[keyPath: value] != along {
      self[keyPath: value] = Edge.row([self[keyPath: value], along])
    }
    stated.insert(edge)
  }

  /// To the next view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }
}

extension ViewSpacing.Edge {
  fileprivate var withoutSpacer: Self { self == .spacer ? .usual : self }

  /// Of views beside one another: texts only where there is nothing else.
  fileprivate static func row(_ edges: [Self]) -> Self {
    let sizes = edges.compactMap { if case .text(let size) = $0 { size } else { nil } }
    guard let size = sizes.max(), !edges.contains(.usual) else { return .usual }
    return .text(size: size)
  }
}
