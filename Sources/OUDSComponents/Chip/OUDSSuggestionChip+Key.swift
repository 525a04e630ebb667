public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSSuggestionChip {
  /// A chip with a text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, action: @escaping () -> Void
  ) {
    self.init(text: key.key, action: action)
  }

  /// A chip with a text and an icon.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, image: OUDSImage,
    action: @escaping () -> Void
  ) {
    self.init(image: image, text: key.key, action: action)
  }
}
