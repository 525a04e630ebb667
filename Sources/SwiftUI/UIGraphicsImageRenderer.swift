internal import DaguerreViews
public import Foundation

/// Makes images by drawing them, by UIKit's name: they are drawn anew in each picture that shows them.
public class UIGraphicsImageRenderer {
  private let bounds: CGRect

  /// Images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Images of a part of a sheet, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.bounds = bounds
  }

  /// What a function draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let (sheet, bounds) = (CGContext(), bounds)
    CGContext.$current.withValue(sheet) { actions(UIGraphicsImageRendererContext(sheet)) }
    let image = Image(size: bounds.size) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      sheet.draw(on: context)
    }
    return UIImage(drawn: image, size: bounds.size)
  }

  /// No bytes: a picture writes no other.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

/// How images would be kept; says nothing, as they are drawn anew in each picture.
public final class UIGraphicsImageRendererFormat {
  /// How many pixels would make a point.
  public var scale: CGFloat = 1
  /// Whether there would be no clear pixels.
  public var opaque = false

  /// As the display has it.
  public init() {}
  /// As the display has it.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As the display has it.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image is drawn with.
public final class UIGraphicsImageRendererContext {
  /// The sheet.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws along the sides of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws from now on only inside a rectangle too.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension UIImage {
  /// Draws the picture into the image that is drawn, as large as it is.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture into a rectangle of the image that is drawn.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture into a rectangle of the image that is drawn, laid over it as this says, and as opaque, 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.draw(Image(uiImage: self).resizable(), in: rect, blendMode, alpha: alpha)
  }
}

extension UIBezierPath {
  /// Fills the outline in the image that is drawn.
  public func fill() { CGContext.current?.fill(cgPath, isEvenOdd: usesEvenOddFillRule) }
  /// Draws along the outline in the image that is drawn.
  public func stroke() {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit)
    CGContext.current?.stroke(cgPath, style)
  }
  /// Draws from now on only inside the outline too, in the image that is drawn.
  public func addClip() { CGContext.current?.clip(to: cgPath, isEvenOdd: usesEvenOddFillRule) }
}
