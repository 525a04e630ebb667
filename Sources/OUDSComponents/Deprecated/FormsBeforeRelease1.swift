public import DaguerreViews
internal import OUDSThemesContract
public import OUDSTokensSemantic

// Buttons, links, badges and tags as they were before release 1.

extension OUDSButton {
  /// The former name of ``Appearance``.
  @available(*, deprecated, renamed: "Appearance")
  public typealias Hierarchy = Appearance

  /// A button with the former name of `appearance`.
  @available(*, deprecated, message: "Use appearance:.")
  public init(text: String, hierarchy: Appearance, style: Style = .default, action: @escaping () -> Void) {
    self.init(text: text, appearance: hierarchy, style: style, action: action)
  }

  /// A button with an icon before its text, and the former name of `appearance`.
  @available(*, deprecated, message: "Use init(text:image:appearance:style:size:isFullWidth:action:).")
  public init(
    icon: any OUDSImageSource, text: String, hierarchy: Appearance, style: Style = .default,
    action: @escaping () -> Void
  ) {
    self.init(text: text, image: icon._image(), appearance: hierarchy, style: style, action: action)
  }

  /// A button with an icon alone, and the former name of `appearance`.
  @available(*, deprecated, message: "Use init(image:appearance:style:size:isFullWidth:action:).")
  public init(
    icon: any OUDSImageSource, accessibilityLabel: String = "", hierarchy: Appearance, style: Style = .default,
    action: @escaping () -> Void
  ) {
    self.init(
      image: icon._image(flipped: false, renderingMode: .template, accessibilityLabel: accessibilityLabel),
      appearance: hierarchy, style: style, action: action)
  }
}

extension OUDSLink.Size {
  /// The former name of ``default``.
  @available(*, deprecated, renamed: "default")
  public static let medium = Self.default
}

extension OUDSTag {
  /// The former name of ``Appearance``.
  @available(*, deprecated, renamed: "Appearance")
  public typealias Hierarchy = Appearance

  /// What stood before the label, whatever the status.
  @available(*, deprecated, message: "Give it to the status.")
  public enum Icon: Sendable {
    /// A dot.
    case bullet
    /// An icon of one's own.
    case asset(Image)
  }

  /// A tag whose status and icon are apart.
  @available(*, deprecated, message: "Use init(label:status:appearance:shape:size:), or init(loadingLabel:).")
  @_disfavoredOverload
  public init(
    label: String, icon: Icon? = nil, flipIcon: Bool = false, hierarchy: Appearance = .emphasized,
    status: Status.Category = .neutral, shape: Shape = .rounded, size: Size = .default, hasLoader: Bool = false
  ) {
    let asset: Status.Asset =
      switch icon {
      case nil: .none
      case .bullet: .bullet
      case .asset(let image): .image(OUDSImage(asset: image, flipped: flipIcon))
      }
    self.init(
      label: label, status: Status(category: status, asset: asset), appearance: hierarchy, shape: shape, size: size,
      hasLoader: hasLoader)
  }
}

extension OUDSAlertStatus {
  /// Something to be careful with, by its former form.
  @available(*, deprecated, message: "Use warning, without parentheses.")
  public static func warning() -> Self { .warning }
}

extension View {
  /// A shadow by its former form.
  @available(*, deprecated, message: "Use shadow(_:).")
  public func shadow(elevation: ElevationCompositeSemanticToken) -> some View { shadow(elevation) }
}
