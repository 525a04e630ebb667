/// A position between two values: 0 is the first, 1 the second.
///
/// Not clamped.
public typealias Frac = Double

/// A value that can be blended with another of its type.
public protocol Interpolable {
  /// - Parameter frac: 0 gives exactly `self`, 1 exactly `other`.
  func interpolated(to other: Self, at frac: Frac) -> Self
}

extension Frac {
  /// The first value below one half, else the second: for values that switch instead of blending.
  public func ledge<Value>(_ first: Value, _ second: Value) -> Value { self < 0.5 ? first : second }
}
