public import DaguerreViews
public import Foundation

extension ImagePaint {
  /// An image of which a part, in shares of its width and height, is repeated.
  public init(image: Image, sourceRect: CGRect, scale: CGFloat = 1) {
    self.init(image: image, sourceRect: Rect(sourceRect), scale: scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image of which a part, in shares of its width and height, is repeated from the left top corner of what is painted.
  public static func image(_ image: Image, sourceRect: CGRect, scale: CGFloat = 1) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
