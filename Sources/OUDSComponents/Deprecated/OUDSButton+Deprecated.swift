public import DaguerreViews
public import Foundation

extension OUDSButton {
  /// A button with an icon before its text.
  @available(*, deprecated, message: "Use init(text:image:appearance:style:size:isFullWidth:action:).")
  public init(
    text: String, icon: any OUDSImageSource, flipIcon: Bool = false,
    renderingMode: Image.TemplateRenderingMode = .template, appearance: Appearance = .default,
    style: Style = .default, size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      text: text, image: icon._image(flipped: flipIcon, renderingMode: renderingMode), appearance: appearance,
      style: style, size: size, isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon before its text.
  @available(*, deprecated, message: "Use init(text:image:appearance:style:size:isFullWidth:action:).")
  public init(
    icon: any OUDSImageSource, flipIcon: Bool = false, text: String, appearance: Appearance = .default,
    style: Style = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      text: text, image: icon._image(flipped: flipIcon), appearance: appearance, style: style,
      isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon before its text.
  @available(*, deprecated, message: "Use init(text:image:appearance:style:size:isFullWidth:action:).")
  public init(
    image: OUDSImage, text: String, appearance: Appearance = .default, style: Style = .default,
    isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      text: text, image: image, appearance: appearance, style: style, isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon before its text.
  @available(*, deprecated, message: "Give the key an image: OUDSImage.")
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, icon: any OUDSImageSource,
    flipIcon: Bool = false, renderingMode: Image.TemplateRenderingMode = .template,
    appearance: Appearance = .default, style: Style = .default, size: Size = .default, isFullWidth: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      text: key.localized(tableName, bundle), image: icon._image(flipped: flipIcon, renderingMode: renderingMode),
      appearance: appearance,
      style: style, size: size, isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon alone.
  @available(*, deprecated, message: "Use init(image:appearance:style:size:isFullWidth:action:).")
  public init(
    icon: any OUDSImageSource, flipIcon: Bool = false, accessibilityLabel: String,
    renderingMode: Image.TemplateRenderingMode = .template, appearance: Appearance = .default,
    style: Style = .default, size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(flipped: flipIcon, renderingMode: renderingMode, accessibilityLabel: accessibilityLabel),
      appearance: appearance, style: style, size: size, isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon alone, and a key for what a screen reader says.
  @available(*, deprecated, message: "Use init(image:appearance:style:size:isFullWidth:action:).")
  @_disfavoredOverload
  public init(
    icon: any OUDSImageSource, flipIcon: Bool = false, accessibilityLabel key: LocalizedStringKey,
    tableName: String? = nil, bundle: Bundle = .main, renderingMode: Image.TemplateRenderingMode = .template,
    appearance: Appearance = .default, style: Style = .default, size: Size = .default, isFullWidth: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(
        flipped: flipIcon, renderingMode: renderingMode, accessibilityLabel: key.localized(tableName, bundle)),
      appearance: appearance, style: style, size: size, isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon alone, and beside it what a screen reader says.
  @available(*, deprecated, message: "Give the image its accessibilityLabel.")
  public init(
    image: any OUDSImageSource, accessibilityLabel: String,
    renderingMode: Image.TemplateRenderingMode = .template, appearance: Appearance = .default,
    style: Style = .default, size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      image: image._image(flipped: false, renderingMode: renderingMode, accessibilityLabel: accessibilityLabel),
      appearance: appearance, style: style, size: size, isFullWidth: isFullWidth, action: action)
  }
}
