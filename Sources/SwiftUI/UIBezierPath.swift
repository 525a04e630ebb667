public import DaguerreViews
public import Foundation

/// Corners of a rectangle, by UIKit's name.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline by UIKit's name, for shapes that round some corners of a rectangle.
public struct UIBezierPath: Sendable {
  /// The outline.
  public private(set) var cgPath: Path

  /// An empty outline.
  public init() { cgPath = Path() }
  /// The outline of a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }
  /// The ellipse that touches the sides of a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  /// The outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// The outline of a rectangle some of whose corners are round, as large as fits.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let greatest = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? greatest : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight), style: .circular)
    cgPath = shape.path(in: rect)
  }

  /// Begins a new subpath.
  public mutating func move(to point: CGPoint) { cgPath.move(to: point) }
  /// A straight line.
  public mutating func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// A line back to where the subpath began.
  public mutating func close() { cgPath.closeSubpath() }
}

/// An outline by Core Graphics' name.
public typealias CGPath = Path

extension Path {
  /// The same outline.
  public init(_ path: Path) { self = path }
  /// The same outline.
  public var cgPath: CGPath { self }
}
