public import DaguerreViews
public import Foundation

// Chips of former releases: an icon that is an image.

extension OUDSFilterChip {
  /// A chip with a text and an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    icon: any OUDSImageSource, text: String, selected: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(image: icon._image(renderingMode: renderingMode), text: text, selected: selected, action: action)
  }

  /// A chip with a text that is a key, and an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, icon: any OUDSImageSource,
    selected: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(renderingMode: renderingMode), text: key.localized(tableName, bundle), selected: selected,
      action: action)
  }

  /// A chip with an icon, and a text that is a key.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    icon: any OUDSImageSource, _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    selected: Bool = false, renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(renderingMode: renderingMode), text: key.localized(tableName, bundle), selected: selected,
      action: action)
  }

  /// A chip with an icon alone.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    icon: any OUDSImageSource, accessibilityLabel: String, selected: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(renderingMode: renderingMode), accessibilityLabel: accessibilityLabel, selected: selected,
      action: action)
  }

  /// A chip with an icon alone, and a key for what a screen reader says.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    icon: any OUDSImageSource, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil,
    bundle: Bundle = .main, selected: Bool = false, renderingMode: Image.TemplateRenderingMode = .template,
    action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(renderingMode: renderingMode), accessibilityLabel: key.localized(tableName, bundle),
      selected: selected,
      action: action)
  }
}

extension OUDSSuggestionChip {
  /// A chip with a text and an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    icon: any OUDSImageSource, text: String, renderingMode: Image.TemplateRenderingMode = .template,
    action: @escaping () -> Void
  ) {
    self.init(image: icon._image(renderingMode: renderingMode), text: text, action: action)
  }

  /// A chip with a text that is a key, and an icon.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, icon: any OUDSImageSource,
    renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(image: icon._image(renderingMode: renderingMode), text: key.localized(tableName, bundle), action: action)
  }

  /// A chip with an icon, and a text that is a key.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    icon: any OUDSImageSource, _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(image: icon._image(renderingMode: renderingMode), text: key.localized(tableName, bundle), action: action)
  }

  /// A chip with an icon alone.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  public init(
    icon: any OUDSImageSource, accessibilityLabel: String, renderingMode: Image.TemplateRenderingMode = .template,
    action: @escaping () -> Void
  ) {
    self.init(image: icon._image(renderingMode: renderingMode), accessibilityLabel: accessibilityLabel, action: action)
  }

  /// A chip with an icon alone, and a key for what a screen reader says.
  @available(*, deprecated, message: "Use image: OUDSImage in place of icon:.")
  @_disfavoredOverload
  public init(
    icon: any OUDSImageSource, accessibilityLabel key: LocalizedStringKey, tableName: String? = nil,
    bundle: Bundle = .main, renderingMode: Image.TemplateRenderingMode = .template, action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(renderingMode: renderingMode), accessibilityLabel: key.localized(tableName, bundle),
      action: action)
  }
}
