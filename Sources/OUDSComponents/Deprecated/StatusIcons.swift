public import DaguerreViews

// Icons of statuses of former releases, which were images and are an ``OUDSImage``.

extension OUDSTag.Status {
  /// An icon of one's own in the neutral colour.
  @available(*, deprecated, message: "Use neutral(image:).")
  public static func neutral(
    icon: any OUDSImageSource, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .neutral(image: icon._image(flipped: flipIcon, renderingMode: renderingMode))
  }

  /// An icon of one's own in the accent colour.
  @available(*, deprecated, message: "Use accent(image:).")
  public static func accent(
    icon: any OUDSImageSource, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .accent(image: icon._image(flipped: flipIcon, renderingMode: renderingMode))
  }
}

extension OUDSTag.Status {
  /// About nothing in particular, with a bullet or without; an icon must be given.
  @available(*, deprecated, message: "Use neutral(bullet:).")
  public static func neutral(leading: Leading) -> Self { .neutral(bullet: leading == .bullet) }

  /// About the brand, with a bullet or without; an icon must be given.
  @available(*, deprecated, message: "Use accent(bullet:).")
  public static func accent(leading: Leading) -> Self { .accent(bullet: leading == .bullet) }
}

extension OUDSAlertStatus {
  /// An icon of one's own in the neutral colour.
  @available(*, deprecated, message: "Use neutral(image:).")
  public static func neutral(
    icon: (any OUDSImageSource)?, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .neutral(image: icon?._image(flipped: flipIcon, renderingMode: renderingMode))
  }

  /// An icon of one's own in the accent colour.
  @available(*, deprecated, message: "Use accent(image:).")
  public static func accent(
    icon: (any OUDSImageSource)?, flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .accent(image: icon?._image(flipped: flipIcon, renderingMode: renderingMode))
  }
}

extension OUDSBadgeIcon.Status {
  /// An icon of one's own on the neutral colour.
  @available(*, deprecated, message: "Use neutral(image:).")
  public static func neutral(
    icon: any OUDSImageSource, flipped: Bool = false, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .neutral(image: icon._image(flipped: flipped, renderingMode: renderingMode))
  }

  /// An icon of one's own on the accent colour.
  @available(*, deprecated, message: "Use accent(image:).")
  public static func accent(
    icon: any OUDSImageSource, flipped: Bool = false, renderingMode: Image.TemplateRenderingMode = .template
  ) -> Self {
    .accent(image: icon._image(flipped: flipped, renderingMode: renderingMode))
  }
}
