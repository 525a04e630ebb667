public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSFilterChip {
  /// A chip with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, selected: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(text: key.key, selected: selected, action: action)
  }

  /// A chip with a text and an icon.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    selected: Bool = false, action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.key, selected: selected, action: action)
  }
}
