/// An angle, clockwise on the screen.
public struct Angle: Hashable, Sendable {
  /// Clockwise on the screen.
  public var degrees: Double

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// No turn.
  public init() { self.init(degrees: 0) }
  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// An angle in radians.
  public init(radians: Double) { self.degrees = radians * 180 / .pi }

  /// Clockwise on the screen.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension Angle: Comparable, AdditiveArithmetic {
  /// Whether the left one turns less.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
  /// One turn after the other.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees + right.degrees) }
  /// One turn, and the other one back.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(degrees: left.degrees - right.degrees) }
  /// The same turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
  /// The turn so many times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(degrees: angle.degrees * factor) }
  /// One of so many parts of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(degrees: angle.degrees / divisor) }
  /// Turns so many times as far.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  /// Turns one of so many parts as far.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
