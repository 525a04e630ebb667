public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSLink {
  /// A link with a text, and an icon before it if there is one.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage? = nil,
    size: Size = .default, action: @escaping () -> Void
  ) {
    self.init(text: key.key, image: image, size: size, action: action)
  }

  /// A link with an indicator of where it leads.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, indicator: Indicator,
    size: Size = .default, isFullWidth: Bool = false, action: @escaping () -> Void
  ) {
    self.init(text: key.key, indicator: indicator, size: size, isFullWidth: isFullWidth, action: action)
  }
}
