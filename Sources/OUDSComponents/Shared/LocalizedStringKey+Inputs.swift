public import DaguerreViews
public import Foundation

// Inputs with a key in place of the label, looked up in a table.

extension OUDSTextInput {
  /// A field whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, text: Binding<String>,
    placeholder: String? = nil, prefix: String? = nil, suffix: String? = nil, leadingImage: OUDSImage? = nil,
    trailingAction: TrailingAction? = nil, helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil,
    isOutlined: Bool = false, constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: key.localized(tableName, bundle), text: text, placeholder: placeholder, prefix: prefix, suffix: suffix,
      leadingImage: leadingImage, trailingAction: trailingAction, helperText: helperText, helperLink: helperLink,
      isOutlined: isOutlined, constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}

extension OUDSTextArea {
  /// An area whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, text: Binding<String>,
    placeholder: String? = nil, helperText: HelperText? = nil, helperLink: Helperlink? = nil,
    isOutlined: Bool = false, constrainedMaxWidth: Bool = false, constrainedMaxHeight: Bool = false,
    status: Status = .enabled
  ) {
    self.init(
      label: key.localized(tableName, bundle), text: text, placeholder: placeholder, helperText: helperText,
      helperLink: helperLink,
      isOutlined: isOutlined, constrainedMaxWidth: constrainedMaxWidth, constrainedMaxHeight: constrainedMaxHeight,
      status: status)
  }
}

extension OUDSPasswordInput {
  /// A field whose label is a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, password: Binding<String>,
    isHiddenPassword: Binding<Bool> = .constant(true), placeholder: String? = nil, prefix: String? = nil,
    lockIcon: Bool = false, helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil,
    isOutlined: Bool = false, constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: key.localized(tableName, bundle), password: password, isHiddenPassword: isHiddenPassword,
      placeholder: placeholder,
      prefix: prefix, lockIcon: lockIcon, helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }
}

extension OUDSPinCodeInput {
  /// An input whose helper text is a key.
  @_disfavoredOverload
  public init(
    _ value: Binding<String>, length: Length = .six, helperText key: LocalizedStringKey, tableName: String? = nil,
    bundle: Bundle = .main, isOutlined: Bool = false, status: Status = .enabled, autofocus: Bool = false
  ) {
    self.init(
      value, length: length, helperText: key.localized(tableName, bundle), isOutlined: isOutlined, status: status,
      autofocus: autofocus)
  }
}

extension OUDSTextInput.Helperlink {
  /// A link whose text is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, action: @escaping () -> Void
  ) {
    self.init(text: key.localized(tableName, bundle), action: action)
  }
}
