public import DaguerreViews

/// What former initialisers take for an icon: an `Image`, or an ``OUDSImage``.
public protocol OUDSImageSource: Sendable {
  /// As components take it now; an ``OUDSImage`` says by itself how it is shown.
  func _image(
    flipped: Bool, renderingMode: Image.TemplateRenderingMode, accessibilityLabel: String?
  ) -> OUDSImage
}

extension Image: OUDSImageSource {
  /// The drawing, shown as said.
  public func _image(
    flipped: Bool, renderingMode: Image.TemplateRenderingMode, accessibilityLabel: String?
  ) -> OUDSImage {
    OUDSImage(asset: self, flipped: flipped, accessibilityLabel: accessibilityLabel, renderingMode: renderingMode)
  }
}

extension OUDSImage: OUDSImageSource {
  /// Itself.
  public func _image(
    flipped: Bool, renderingMode: Image.TemplateRenderingMode, accessibilityLabel: String?
  ) -> OUDSImage {
    var image = self
    image.accessibilityLabel = accessibilityLabel ?? self.accessibilityLabel
    return image
  }
}

extension OUDSImageSource {
  func _image(
    flipped: Bool = false, renderingMode: Image.TemplateRenderingMode = .template
  ) -> OUDSImage {
    _image(flipped: flipped, renderingMode: renderingMode, accessibilityLabel: nil)
  }
}

/// The former name of ``OUDSImage``.
@available(*, deprecated, renamed: "OUDSImage")
public typealias OUDSIcon = OUDSImage
