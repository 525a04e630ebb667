/// How something moves by a rule of one's own; nothing moves in a still picture, so nobody asks for it.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far a value has come after some seconds; nil where it has arrived.
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value?
  /// How fast a value moves after some seconds; nil where that is not known.
  func velocity<Value: VectorArithmetic>(value: Value, time: Double, context: AnimationContext<Value>) -> Value?
  /// Whether it goes on from where another one is.
  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: that is not known.
  public func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? { nil }
  /// No.
  public func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool { false }
}

/// What an animation of one's own keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps, by keys.
  public var state: AnimationState<Value>
  /// Whether it counts as over.
  public var isLogicallyComplete: Bool
  /// What is around the view.
  public let environment: EnvironmentValues
}

/// What an animation of one's own keeps, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values = KeyedValues()

  /// Nothing yet.
  public init() {}

  /// The value of a key; its default where nobody set it.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[key, default: Key.defaultValue] }
    set { values[key, default: Key.defaultValue] = newValue }
  }
}

/// Names a value of ``AnimationState``.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set it.
  static var defaultValue: Value { get }
}

extension Animation {
  /// An animation by a rule of one's own.
  public init(_ base: some CustomAnimation) { self.init("\(base)") }
  /// By a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation("timingCurve(\(curve), duration: \(duration))")
  }
}

extension VectorArithmetic {
  /// The value multiplied.
  public func scaled(by factor: Double) -> Self {
    var scaled = self
    scaled.scale(by: factor)
    return scaled
  }

  /// Moves the value towards another: all the way by 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value moved towards another: all the way by 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var moved = self
    moved.interpolate(towards: other, amount: amount)
    return moved
  }
}

extension ViewModifier {
  /// The same modifier: nothing moves in a still picture.
  public func animation(_ animation: Animation?) -> Self { self }
  /// The same modifier: nothing moves in a still picture, so `transform` is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}
