public import Foundation

/// What fingers do on a view; nobody touches a picture.
public protocol Gesture {
  /// What it tells those who wait for it.
  associatedtype Value
}

extension Gesture {
  /// The same gesture: it never ends, so `action` is not called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// The same gesture: it never begins, so `action` is not called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// One tap or several.
public struct TapGesture: Gesture {
  /// Nothing is said of a tap.
  public typealias Value = Void
  /// - Parameter count: how many taps.
  public init(count: Int = 1) {}
}

/// A finger that stays.
public struct LongPressGesture: Gesture {
  /// Whether it is there.
  public typealias Value = Bool
  /// - Parameters:
  ///   - minimumDuration: how long it stays, in seconds.
  ///   - maximumDistance: how far it may move meanwhile, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Hashable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it came down, in points.
    public var startLocation: CGPoint
    /// Where it is, in points.
    public var location: CGPoint
    /// How far it moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it moves, in points each second.
    public var velocity: CGSize { .zero }
    /// Where it would stop, in points.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would have moved when it stops, in points.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// - Parameters:
  ///   - minimumDistance: how far it moves before it counts, in points.
  ///   - coordinateSpace: in what places are measured.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}
}

extension View {
  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func gesture(_ gesture: some Gesture) -> NodeModifier<Self> { markTarget() }

  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func simultaneousGesture(_ gesture: some Gesture) -> NodeModifier<Self> { markTarget() }

  /// The view as a target, see ``View/markTarget(_:)``: the gesture never happens.
  public func highPriorityGesture(_ gesture: some Gesture) -> NodeModifier<Self> { markTarget() }
}
