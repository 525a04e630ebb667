public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSButton {
  /// A button with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, appearance: Appearance = .default,
    style: Style = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(text: key.key, appearance: appearance, style: style, isFullWidth: isFullWidth, action: action)
  }

  /// A button with an icon before its text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    appearance: Appearance = .default, style: Style = .default, isFullWidth: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      image: image, text: key.key, appearance: appearance, style: style, isFullWidth: isFullWidth, action: action)
  }
}
