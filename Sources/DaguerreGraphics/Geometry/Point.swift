/// A position in a plane, x to the right and y down.
///
/// In points above the display list, in pixels where a display list was loaded from JSON.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point by its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
