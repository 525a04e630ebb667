internal import DaguerreSupport

// How long springs swing, by SwiftUI's measures of when that is over.

extension Spring {
  /// A spring that rests after about so many seconds.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds, 0.01 to 10.
  ///   - dampingRatio: how much it is slowed down, 0 to 1.
  ///   - epsilon: how far from its end something that went one unit may be for it to count as resting.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let seconds = min(max(settlingDuration, 0.01), 10)
    let pace: Double
    if ratio < 1 {
      // The height of the curve around the swings falls to `epsilon`.
      let height = ratio / (1 - ratio * ratio).squareRoot()
      pace = Self.decay { height * Powers.exponential(-$0) <= epsilon } / (ratio * seconds)
    } else {
      pace = Self.decay { (1 + $0) * Powers.exponential(-$0) <= epsilon } / seconds
    }
    self.init(response: 2 * Double.pi / pace, dampingRatio: ratio)
  }

  /// After how many seconds something that goes one unit counts as resting: it stays within a thousandth from then on.
  public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// After how many seconds something counts as resting that swings from zero to a target.
  ///
  /// What swings rests when the curve around its swings is so near; for what creeps, tenths of a second are tried, and
  /// none that is more than 102 seconds away. Infinite for what is not slowed down.
  ///
  /// - Parameter epsilon: how near to the target that is.
  public func settlingDuration<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double
  ) -> Double {
    let slowing = dampingRatio * pace
    guard slowing > 0 else { return .infinity }
    guard dampingRatio < 1 else { return creepingDuration(target, initialVelocity, epsilon) }
    let height =
      (target.scaled(by: slowing) - initialVelocity).magnitudeSquared.squareRoot()
      + target.magnitudeSquared.squareRoot()
    return Self.decay { height * Powers.exponential(-$0) <= epsilon } / slowing
  }

  /// After how many seconds something counts as resting that swings from one value to another.
  @_disfavoredOverload
  public func settlingDuration<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }

  /// The first tenth of a second from which on something is near for more than one second.
  private func creepingDuration<Value: VectorArithmetic>(
    _ target: Value, _ velocity: Value, _ epsilon: Double
  ) -> Double {
    var near: Double?
    var time = 0.0
    for _ in 0..<1024 {
      let rest = (value(target: target, initialVelocity: velocity, time: time) - target).magnitudeSquared.squareRoot()
      guard rest.isFinite else { return 0 }
      if rest >= epsilon {
        near = nil
      } else if let near, time - near > 1 {
        return near
      } else if near == nil {
        near = time
      }
      time += 0.1
    }
    return 0
  }

  /// The least decay by which something is over, by halves: the C library's logarithm differs between machines.
  private static func decay(where isOver: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 700.0)
    if isOver(low) { return low }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if isOver(middle) { high = middle } else { low = middle }
    }
  }
}
