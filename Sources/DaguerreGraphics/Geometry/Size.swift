/// A width and a height, in the unit of the plane it is used in.
public struct Size: Hashable, Sendable {
  /// The horizontal length.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// No area at all.
  public static let zero = Size(width: 0, height: 0)

  /// A size by its two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
