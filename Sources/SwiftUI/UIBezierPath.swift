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

/// An outline by UIKit's name, for shapes that are drawn with it.
public final class UIBezierPath {
  /// The outline.
  public var cgPath: Path
  /// How wide a line along it is, in points.
  public var lineWidth: CGFloat = 1
  /// How that ends.
  public var lineCapStyle = CGLineCap.butt
  /// How that turns.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far corners of it reach at most.
  public var miterLimit: CGFloat = 10
  /// Whether what it encloses twice is outside.
  public var usesEvenOddFillRule = false

  /// An empty outline.
  public init() { cgPath = Path() }
  /// The same outline.
  public init(cgPath: Path) { self.cgPath = cgPath }
  /// The outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }
  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }
  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// The outline of a rectangle some of whose corners are round, as large as fits.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let greatest = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? greatest : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight), style: .circular)
    self.init(cgPath: shape.path(in: rect))
  }

  /// A part of a circle; angles are in radians from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// A cubic curve by two points of control.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  /// A quadratic curve by one point of control.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: point, control: controlPoint)
  }
  /// A part of a circle, after a line to where it begins; angles are in radians from the right.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI has the word for axes that point upwards.
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// A line back to where the subpath began.
  public func close() { cgPath.closeSubpath() }
  /// Another outline after this one.
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  /// Moves, scales or turns the outline.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  /// Takes away all of the outline.
  public func removeAllPoints() { cgPath = Path() }

  /// What the outline is in.
  public var bounds: CGRect { cgPath.boundingRect }
  /// Whether there is nothing of it.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// Where it has come to.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  /// Whether a place is within the outline, by the rule by which it is filled.
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, eoFill: usesEvenOddFillRule) }
}
