public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSTag {
  /// A tag whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, status: Status = .neutral(),
    appearance: Appearance = .emphasized, shape: Shape = .rounded, size: Size = .default, hasLoader: Bool = false
  ) {
    self.init(
      label: key.key, status: status, appearance: appearance, shape: shape, size: size, hasLoader: hasLoader)
  }
}
