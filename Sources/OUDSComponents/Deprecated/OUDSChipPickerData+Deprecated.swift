public import DaguerreViews

extension OUDSChipPickerData.Layout {
  /// An icon alone, with a label for people who cannot see it.
  @available(*, deprecated, message: "Use image(image:), whose image has the label.")
  public static func icon(
    icon: any OUDSImageSource, accessibilityLabel: String, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .image(image: icon._image(flipped: false, renderingMode: renderingMode, accessibilityLabel: accessibilityLabel))
  }

  /// An icon alone, with a label for people who cannot see it.
  @available(*, deprecated, message: "Use image(image:), whose image has the label.")
  public static func icon(
    _ icon: any OUDSImageSource, accessibilityLabel: String, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .image(image: icon._image(flipped: false, renderingMode: renderingMode, accessibilityLabel: accessibilityLabel))
  }

  /// A text and an icon.
  @available(*, deprecated, message: "Use textAndImage(text:image:).")
  public static func textAndIcon(
    text: String, icon: any OUDSImageSource, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .textAndImage(text: text, image: icon._image(renderingMode: renderingMode))
  }

  /// A text and an icon.
  @available(*, deprecated, message: "Use textAndImage(text:image:).")
  public static func textAndIcon(
    _ text: String, icon: any OUDSImageSource, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .textAndImage(text: text, image: icon._image(renderingMode: renderingMode))
  }

  /// A text and an icon.
  @available(*, deprecated, message: "Use textAndImage(text:image:).")
  public static func textAndIcon(_ text: String, image: OUDSImage) -> Self { .textAndImage(text: text, image: image) }

  /// A text and an icon.
  @available(*, deprecated, message: "Use textAndImage(text:image:).")
  public static func textAndIcon(text: String, image: OUDSImage) -> Self { .textAndImage(text: text, image: image) }
}
