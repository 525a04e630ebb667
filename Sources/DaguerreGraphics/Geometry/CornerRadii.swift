/// The radii of the four circular corners of a rounded rectangle, clockwise from the top left.
///
/// - Invariant: every radius is finite and not negative: infinity becomes larger than any box, what is no length 0.
public struct CornerRadii: Hashable, Sendable {
  /// At the left end of the top edge.
  public let topLeft: Double
  /// At the right end of the top edge.
  public let topRight: Double
  /// At the right end of the bottom edge.
  public let bottomRight: Double
  /// At the left end of the bottom edge.
  public let bottomLeft: Double

  /// Four sharp corners.
  public static let zero = CornerRadii(0)

  /// Radii for each corner; what is negative or not a number becomes 0.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    func valid(_ radius: Double) -> Double { radius > 0 ? min(radius, Self.largest) : 0 }
    self.topLeft = valid(topLeft)
    self.topRight = valid(topRight)
    self.bottomRight = valid(bottomRight)
    self.bottomLeft = valid(bottomLeft)
  }

  /// Larger than any box; two of them have a sum.
  private static let largest = 1e100

  /// The same radius for all corners; 0 if it is negative or not a number.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Whether all corners are sharp.
  public var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

  /// Applies `change` to every radius.
  public func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// Scales all four radii by one factor so that no two on a side exceed it.
  ///
  /// Source: CSS Backgrounds and Borders 3, section 5.5, "Corner Overlap".
  public func fitted(to size: Size) -> CornerRadii {
    var factor = 1.0
    func limit(_ side: Double, _ first: Double, _ second: Double) {
      // Halves, because the sum of two radii may be too large for a number.
      let half = first / 2 + second / 2
      if half > side / 2 { factor = min(factor, max(0, side / 2) / half) }
    }
    limit(size.width, topLeft, topRight)
    limit(size.width, bottomLeft, bottomRight)
    limit(size.height, topLeft, bottomLeft)
    limit(size.height, topRight, bottomRight)
    return factor < 1 ? map { $0 * factor } : self
  }

  /// The radii of a box that grows by a distance: fitted to what it is before, then those above 0 grow with it.
  func fitted(to size: Size, grownBy distance: Double) -> CornerRadii {
    fitted(to: size).map { $0 > 0 ? max(0, $0 + distance) : 0 }
  }
}
