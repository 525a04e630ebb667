// Gestures of several fingers, and gestures made of others: nobody touches a picture, so that none of them happens.

public import Foundation

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
  /// How far they are apart.
  public struct Value: Hashable, Sendable {
    /// How much larger something would become.
    public var magnification: Double
    /// How fast it would grow, each second.
    public var velocity: Double
    /// Where the fingers came down, in shares of the view.
    public var startAnchor: UnitPoint
    /// Where the fingers came down, in points.
    public var startLocation: CGPoint
  }

  /// - Parameter minimumScaleDelta: how much they move before it counts.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// Two fingers that move apart, as sources of before iOS 17 have it.
public struct MagnificationGesture: Gesture {
  /// How much larger something would become.
  public typealias Value = Double
  /// - Parameter minimumScaleDelta: how much they move before it counts.
  public init(minimumScaleDelta: Double = 0.01) {}
}

/// Two fingers that turn about one another.
public struct RotateGesture: Gesture {
  /// How far they turned.
  public struct Value: Hashable, Sendable {
    /// How far something would be turned.
    public var rotation: Angle
    /// How fast it would turn, each second.
    public var velocity: Angle
    /// Where the fingers came down, in shares of the view.
    public var startAnchor: UnitPoint
    /// Where the fingers came down, in points.
    public var startLocation: CGPoint
  }

  /// - Parameter minimumAngleDelta: how far they turn before it counts.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn about one another, as sources of before iOS 17 have it.
public struct RotationGesture: Gesture {
  /// How far something would be turned.
  public typealias Value = Angle
  /// - Parameter minimumAngleDelta: how far they turn before it counts.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// One tap or several, with their place.
public struct SpatialTapGesture: Gesture {
  /// Where somebody tapped.
  public struct Value: Hashable, Sendable {
    /// In points.
    public var location: CGPoint
  }

  /// - Parameters:
  ///   - count: how many taps.
  ///   - coordinateSpace: in what the place is measured.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What each of them tells.
  public struct Value {
    /// Of the first one; nil while it does not happen.
    public var first: First.Value?
    /// Of the second one; nil while it does not happen.
    public var second: Second.Value?
  }

  /// Both of them.
  public init(_ first: First, _ second: Second) {}
}

/// A gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the two have come.
  public enum Value {
    /// The first one happens.
    case first(First.Value)
    /// The first one has happened, and the second one may.
    case second(First.Value, Second.Value?)
  }

  /// One after the other.
  public init(_ first: First, _ second: Second) {}
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of them it is.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// One or the other.
  public init(_ first: First, _ second: Second) {}
}

// A gesture where there is one, as `condition ? gesture : nil` has it.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
}

extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another where it does not happen.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The same gesture: it never happens, so `body` is not called, and the state stays as it is.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

/// A value that is there while somebody makes a gesture: always that which the view begins with.
@propertyWrapper
public struct GestureState<Value> {
  /// What the view begins with.
  public let wrappedValue: Value

  /// A state by its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A state by its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// A state by its first value, to which nothing ever brings it back.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  /// A state by its first value, to which nothing ever brings it back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself, as `$value`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that holds nothing.
  public init() { self.init(wrappedValue: nil) }
}

/// Whose gestures happen where a view and one around it both have some.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// That which is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those within the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> NodeModifier<Self> { markTarget() }
  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> NodeModifier<Self> { markTarget() }

  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> NodeModifier<Self> {
    markTarget()
  }
  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask) -> NodeModifier<Self> {
    markTarget()
  }
  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func simultaneousGesture(_ gesture: some Gesture, isEnabled: Bool) -> NodeModifier<Self> { markTarget() }
  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask) -> NodeModifier<Self> {
    markTarget()
  }
  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func highPriorityGesture(_ gesture: some Gesture, isEnabled: Bool) -> NodeModifier<Self> { markTarget() }

  /// The view as a target, see ``View/markTarget(_:)``: `action` is not called.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> NodeModifier<Self> { markTarget() }

  /// The view as a target, see ``View/markTarget(_:)``: neither closure is called.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)?
  ) -> NodeModifier<Self> { markTarget() }

  /// The view as a target, see ``View/markTarget(_:)``: neither closure is called.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> NodeModifier<Self> { markTarget() }
}
