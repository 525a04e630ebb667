/// Where scrolling would come to rest; a picture shows what somebody scrolled to, so nobody asks for it.
public protocol ScrollTargetBehavior {
  /// What the place may depend on.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// How scrolling would go on.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What that may depend on.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// How scrolling would go on.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// As the system has it.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How scrolling would go on.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one movement goes no further than one page.
  public var limitsScrolls = false
  /// As the system has it.
  public init() {}
}

/// What scrolling may depend on; a picture asks nobody.
public struct ScrollTargetBehaviorPropertiesContext: Sendable {}

/// Where scrolling would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What would be seen of the content.
  public var rect: Rect
  /// The point that it is aligned by; nil for none.
  public var anchor: UnitPoint?
}

/// What the place at which scrolling comes to rest may depend on.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where it would come to rest without a behaviour.
  public let originalTarget: ScrollTarget
  /// How fast a finger moved, in points a second.
  public let velocity: Vector
  /// How large the content is, in points.
  public let contentSize: Size
  /// How large the room is, in points.
  public let containerSize: Size
  /// Along which axes it scrolls.
  public let axes: Axis.Set

  /// A speed along both axes.
  public struct Vector: Hashable, Sendable {
    /// Across.
    public let dx: Double
    /// Down.
    public let dy: Double
  }
}

/// At pages as large as the room.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// At pages.
  public init() {}
  /// Nothing: a picture shows what somebody scrolled to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at a time.
  public enum LimitBehavior: Hashable, Sendable { case automatic, always, alwaysByFew, alwaysByOne, never }

  /// At views, whatever the limit.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// At views, whatever the limit, aligned by a point.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  /// Nothing: a picture shows what somebody scrolled to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages as large as the room.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: Self { Self() }
  /// At views, whatever the limit.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
  /// At views, whatever the limit, aligned by a point.
  public static func viewAligned(limitBehavior: Self.LimitBehavior = .automatic, anchor: UnitPoint?) -> Self { Self() }
}

extension View {
  /// The same view: a picture shows what somebody scrolled to.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
}
