internal import DaguerreSupport

/// A position between two values: 0 is the first, 1 the second.
///
/// Not clamped.
public typealias Frac = Double

/// A value that can be blended with another of its type.
public protocol Interpolable {
  /// - Parameter frac: 0 gives exactly `self`, 1 exactly `other`.
  func interpolated(to other: Self, at frac: Frac) -> Self
}

extension BinaryFloatingPoint {
  /// The first value below one half, else the second: for values that switch instead of blending.
  public func ledge<Value>(_ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value) -> Value {
    self < 0.5 ? first() : second()
  }
}

/// A value that a skin can hold.
public protocol SkinValue: Interpolable, Equatable, Sendable {
  /// The value as text, the same on every machine: digests and dumps are made of it.
  var canonicalText: String { get }
}

extension SkinValue {
  /// What `String(describing:)` gives; for types whose description is the same on every machine.
  public var canonicalText: String { String(describing: self) }
}

extension SkinValue where Self: CustomStringConvertible {
  /// The description, found without looking for a way to describe the type.
  public var canonicalText: String { description }
}

// MARK: - Standard types

extension Double: SkinValue {
  /// Linear, and exact at 0 and 1.
  ///
  /// Extrapolates outside 0...1.
  public func interpolated(to other: Double, at frac: Frac) -> Double {
    // Exact at both ends, also when the difference overflows or rounds.
    if frac == 0 { return self }
    if frac == 1 { return other }
    return self * (1 - frac) + other * frac
  }
}

extension Float: SkinValue {
  /// As of `Double`, rounded to the nearest.
  public func interpolated(to other: Float, at frac: Frac) -> Float {
    Float(Double(self).interpolated(to: Double(other), at: frac))
  }
}

extension Int: SkinValue {
  /// Rounds to nearest, halves away from zero; a result outside the range of `Int` is clamped.
  public func interpolated(to other: Int, at frac: Frac) -> Int {
    if frac == 0 { return self }
    if frac == 1 { return other }
    let value = Double(self).interpolated(to: Double(other), at: frac).rounded()
    return Int(exactly: value) ?? (value < 0 ? .min : .max)
  }
}

extension Bool: SkinValue {
  /// Switches half-way.
  public func interpolated(to other: Bool, at frac: Frac) -> Bool { frac.ledge(self, other) }
}

extension String: SkinValue {
  /// Blends two colours, `#RRGGBB` or `#RRGGBBAA`, as ``SkinColor/interpolated(to:at:)``, rounded to eight bits a
  /// channel; other texts switch half-way.
  public func interpolated(to other: String, at frac: Frac) -> String {
    guard let first = HexadecimalColor.rgba(self), let second = HexadecimalColor.rgba(other), frac != 0, frac != 1,
      first != second
    else { return frac.ledge(self, other) }
    return HexadecimalColor.shortText(SkinColor(rgba: first).interpolated(to: SkinColor(rgba: second), at: frac).rgba)
  }

  /// The text; a colour in upper case with all eight digits, however it is written.
  public var canonicalText: String { HexadecimalColor.rgba(self).map(HexadecimalColor.text) ?? self }
}

extension Array: Interpolable where Element: Interpolable {
  /// Element by element; arrays of different length switch half-way.
  public func interpolated(to other: [Element], at frac: Frac) -> [Element] {
    guard count == other.count else { return frac.ledge(self, other) }
    return zip(self, other).map { $0.interpolated(to: $1, at: frac) }
  }
}

extension Array: SkinValue where Element: SkinValue {
  /// As in `[1.0, 2.0]`; `[]` for none.
  public var canonicalText: String { "[" + map { $0.canonicalText }.joined(separator: ", ") + "]" }
}

extension Optional: Interpolable where Wrapped: Interpolable {
  /// Blends two values; a value and nothing switch half-way.
  public func interpolated(to other: Wrapped?, at frac: Frac) -> Wrapped? {
    guard let first = self, let second = other else { return frac.ledge(self, other) }
    return first.interpolated(to: second, at: frac)
  }
}

extension Optional: SkinValue where Wrapped: SkinValue {
  /// The text of the value, or `none`.
  ///
  /// A closure, since a key path of a generic type is made anew each time.
  public var canonicalText: String { self.map { $0.canonicalText } ?? "none" }
}
