public import DaguerreViews
public import Foundation

// A key in place of the text: shown as it is, as every ``LocalizedStringKey``; table and bundle are not looked at.

extension OUDSTextInput {
  /// A field whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, text: Binding<String>,
    placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil, leadingIcon: OUDSImage? = nil,
    trailingAction: TrailingAction? = nil, helperText: String? = nil, helperLink: Helperlink? = nil,
    isOutlined: Bool = false, constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: key.key, text: text, placeholder: placeholder, prefix: prefix, suffix: suffix, leadingIcon: leadingIcon,
      trailingAction: trailingAction, helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}
