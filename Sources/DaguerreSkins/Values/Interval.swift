/// A way from one number to another, upwards or downwards.
///
/// ```swift
/// let opacity = angle.mapped(from: 0..90, to: 1..0)
/// ```
public struct Interval<Bound: BinaryFloatingPoint & Sendable>: Hashable, Sendable {
  /// Where it begins.
  public var start: Bound
  /// Where it ends; below the beginning for one that runs downwards.
  public var end: Bound

  /// From one number to another.
  public init(_ start: Bound, _ end: Bound) {
    self.start = start
    self.end = end
  }

  /// From the lower bound to the upper one.
  public init(_ range: ClosedRange<Bound>) { self.init(range.lowerBound, range.upperBound) }

  /// How far it goes, negative downwards.
  public var extent: Bound { end - start }

  /// The other way round.
  public var reversed: Interval { Interval(end, start) }

  /// The place of a number in it: 0 at the start, 1 at the end, not clamped; 0 in one that goes nowhere.
  public func frac(of value: Bound) -> Bound { extent == 0 ? 0 : (value - start) / extent }

  /// The number at a place in it, exact at 0 and 1.
  public func value(at frac: Bound) -> Bound {
    if frac == 0 { return start }
    if frac == 1 { return end }
    return start * (1 - frac) + end * frac
  }
}

infix operator .. : RangeFormationPrecedence

/// The interval from one number to another, upwards or downwards.
public func .. <Bound: BinaryFloatingPoint & Sendable>(start: Bound, end: Bound) -> Interval<Bound> {
  Interval(start, end)
}

extension BinaryFloatingPoint where Self: Sendable {
  /// The place in an interval: 0 at its start, 1 at its end, not clamped.
  public func mapped(from interval: Interval<Self>) -> Self { interval.frac(of: self) }

  /// The number at this place of an interval: its start for 0, its end for 1, not clamped.
  public func mapped(to interval: Interval<Self>) -> Self { interval.value(at: self) }

  /// The number that is where this one is, in another interval; not clamped.
  public func mapped(from source: Interval<Self>, to target: Interval<Self>) -> Self {
    mapped(from: source).mapped(to: target)
  }
}

extension BinaryInteger {
  /// The place in a range: 0 at its lower bound, 1 at its upper one, not clamped; 0 in a range of one number.
  public func mapped(from range: ClosedRange<Self>) -> Frac {
    Double(self).mapped(from: Double(range.lowerBound) .. Double(range.upperBound))
  }

  /// The number that is where this one is in a range, in an interval; not clamped.
  public func mapped(from range: ClosedRange<Self>, to interval: Interval<Double>) -> Double {
    mapped(from: range).mapped(to: interval)
  }
}

/// The value between two others.
///
/// - Parameter frac: 0 gives exactly the first, 1 exactly the second.
public func blend<Value: Interpolable>(from first: Value, to second: Value, at frac: Frac) -> Value {
  first.interpolated(to: second, at: frac)
}
