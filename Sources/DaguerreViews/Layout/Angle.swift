/// An angle, clockwise on the screen.
public struct Angle: Hashable, Sendable {
  /// Clockwise on the screen.
  public var degrees: Double

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }
  /// An angle in radians.
  public init(radians: Double) { self.degrees = radians * 180 / .pi }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
