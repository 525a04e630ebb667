/// A width and a height, in the unit of the plane it is used in.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
