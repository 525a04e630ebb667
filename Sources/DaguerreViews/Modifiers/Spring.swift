internal import DaguerreSupport

/// How something swings towards a place where it rests: a mass of 1 on a spring that is damped.
///
/// Nothing swings in a still picture, but sources ask where it would be at a moment.
public struct Spring: Hashable, Sendable {
  /// Swinging far past the end.
  public static let bouncy = Spring.bouncy()
  /// Swinging a little past the end.
  public static let snappy = Spring.snappy()
  /// Not past the end.
  public static let smooth = Spring.smooth()

  /// That of what swings.
  public let mass: Double
  /// How hard the spring pulls.
  public let stiffness: Double
  /// How much it is slowed down.
  public let damping: Double

  /// A spring that takes about so many seconds.
  ///
  /// - Parameter bounce: how far it swings past the end: 0 for not at all, 1 for without an end; less than 0 for slower.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1)
    self.init(response: duration, dampingRatio: ratio)
  }

  /// By how fast it answers, in seconds, and how much it is slowed down: 1 for just as much that it does not swing.
  public init(response: Double, dampingRatio: Double) {
    let pace = 2 * Double.pi / max(response, 1e-6)
    self.init(mass: 1, stiffness: pace * pace, damping: 2 * max(dampingRatio, 0) * pace, allowOverDamping: true)
  }

  /// By what a spring of metal has.
  ///
  /// - Parameter allowOverDamping: whether it may be slowed down more than it takes not to swing.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = max(mass, 1e-6)
    self.stiffness = max(stiffness, 1e-6)
    let most = allowOverDamping ? .infinity : 2 * (self.mass * self.stiffness).squareRoot()
    self.damping = min(max(damping, 0), most)
  }

  /// Swinging far past the end, in about so many seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// Swinging a little past the end, in about so many seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Not past the end, in about so many seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
}

extension Spring {
  /// Turns in radians per second, were it not slowed down.
  var pace: Double { (stiffness / mass).squareRoot() }

  /// How fast it answers, in seconds.
  public var response: Double { 2 * Double.pi / pace }
  /// How much it is slowed down: 1 for just as much that it does not swing.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// About how many seconds it takes.
  public var duration: Double { response }
  /// How far it swings past the end, from 0; less for one that is slower.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Which share of its way it has gone after some seconds, and what each unit of the speed at the beginning adds.
  private func shares(at time: Double) -> (way: Double, speed: Double) {
    let time = max(time, 0)
    let slowing = dampingRatio * pace
    let difference = 1 - dampingRatio * dampingRatio
    // So near to the limit both other formulas lose all their digits.
    if abs(difference) < 1e-9 {
      let rest = Powers.exponential(-pace * time)
      return (1 - rest * (1 + pace * time), rest * time)
    }
    if difference > 0 {
      let turning = pace * difference.squareRoot()
      let turn = AffineTransform(rotation: turning * time * 180 / Double.pi)
      let rest = Powers.exponential(-slowing * time)
      return (1 - rest * (turn.a + slowing / turning * turn.b), rest * turn.b / turning)
    }
    let spread = pace * (-difference).squareRoot()
    let (slow, fast) = (Powers.exponential((spread - slowing) * time), Powers.exponential(-(slowing + spread) * time))
    let sine = (slow - fast) / (2 * spread)
    return (1 - (slow + fast) / 2 - slowing * sine, sine)
  }

  /// Where something is after some seconds that swings from zero to a target.
  public func value<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: Double) -> Value {
    let shares = shares(at: time)
    return target.scaled(by: shares.way) + initialVelocity.scaled(by: shares.speed)
  }

  /// How fast something is after some seconds that swings from zero to a target, in units per second.
  public func velocity<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: Double) -> Value {
    let shares = shares(at: time)
    return target.scaled(by: pace * pace * shares.speed)
      + initialVelocity.scaled(by: 1 - shares.way - 2 * dampingRatio * pace * shares.speed)
  }

  /// Moves something on by some seconds towards a target.
  public func update<Value: VectorArithmetic>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    let (way, speed) = (target - value, velocity)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// How hard something is pulled towards a target from a place at a speed.
  public func force<Value: VectorArithmetic>(target: Value, position: Value, velocity: Value) -> Value {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Where something is after some seconds that swings from one value to another.
  public func value<Value: VectorArithmetic>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    fromValue + value(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// Where something is after some seconds that swings from one value to another.
  @_disfavoredOverload
  public func value<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    var value = fromValue
    value.animatableData = self.value(
      fromValue: fromValue.animatableData, toValue: toValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// How fast something is after some seconds that swings from one value to another, in units per second.
  public func velocity<Value: VectorArithmetic>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    velocity(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// How fast something is after some seconds that swings from one value to another, in units per second.
  @_disfavoredOverload
  public func velocity<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    var velocity = fromValue
    velocity.animatableData = self.velocity(
      fromValue: fromValue.animatableData, toValue: toValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return velocity
  }
}
