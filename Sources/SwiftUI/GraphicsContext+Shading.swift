public import DaguerreViews
public import Foundation

extension GraphicsContext {
  /// What paths are painted with.
  public struct Shading: Sendable {
    /// For what is painted within bounds on the canvas.
    let style: @Sendable (Rect) -> AnyShapeStyle

    /// One colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// A style, which lies in the bounds of what is painted.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading { bounds in AnyShapeStyle(BoundedShapeStyle(style, in: bounds)) }
    }
    /// The style that is set for what stands in front.
    public static var foreground: Shading { style(.foreground) }

    /// Colours that run into one another from one place on the canvas to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { placed(gradient, .linear(start: Point(startPoint), end: Point(endPoint))) }

    /// Colours that run into one another about a place on the canvas; radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      placed(gradient, .radial(.init(center: Point(center), startRadius: startRadius, endRadius: endRadius)))
    }

    /// Colours of one turn about a place on the canvas, from an angle on, clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      placed(
        gradient, .conic(.init(center: Point(center), start: angle.degrees, end: angle.degrees + 360)))
    }

    /// An image, or a part of it in shares of its sides, again and again, one of them at a place on the canvas.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { _ in AnyShapeStyle(BoundedShapeStyle(paint, in: Rect(origin: Point(origin), size: .zero))) }
    }

    private static func placed(_ gradient: Gradient, _ geometry: GradientGeometry) -> Shading {
      Shading { _ in AnyShapeStyle(FixedGradient(gradient, geometry)) }
    }
  }
}
