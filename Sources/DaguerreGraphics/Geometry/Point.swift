/// A position in a plane, x to the right and y down.
///
/// In points above the display list, in pixels where a display list was loaded from JSON.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
