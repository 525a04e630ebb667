public import DaguerreViews
public import Foundation

extension OUDSLink {
  /// Where a link leads.
  @available(*, deprecated, message: "Use Indicator.")
  public enum Arrow: String, Hashable, Sendable, CaseIterable { case back, next }

  /// A link with an indicator of where it leads.
  @available(*, deprecated, message: "Use indicator:.")
  public init(text: String, arrow: Arrow, size: Size = .default, action: @escaping () -> Void) {
    self.init(text: text, indicator: arrow == .back ? .previous : .next, size: size, action: action)
  }

  /// A link with an icon before its text.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    text: String, icon: (any OUDSImageSource)?, renderingMode: Image.TemplateRenderingMode = .template,
    size: Size = .default, density: Density = .default, action: @escaping () -> Void
  ) {
    self.init(
      text: text, image: icon?._image(renderingMode: renderingMode), size: size, density: density, action: action)
  }

  /// A link with a key for its text, and an icon before it.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, icon: (any OUDSImageSource)?,
    renderingMode: Image.TemplateRenderingMode = .template, size: Size = .default, density: Density = .default,
    action: @escaping () -> Void
  ) {
    self.init(
      text: key.localized(tableName, bundle), image: icon?._image(renderingMode: renderingMode), size: size,
      density: density, action: action)
  }
}

extension OUDSLink.Indicator {
  /// The former name of ``previous``.
  @available(*, deprecated, renamed: "previous")
  public static var back: Self { .previous }
}
