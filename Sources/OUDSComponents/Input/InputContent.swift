/// What an input of one line shows beside its label and its value.
struct InputContent {
  var placeholder: String?
  var prefix: String?
  var suffix: String?
  var leadingIcon: OUDSImage?
  var trailingAction: OUDSTextInput.TrailingAction?
  var helper: InputText?
  var helperLink: OUDSTextInput.Helperlink?
  var isOutlined: Bool
  /// Whether the box is no wider than the theme's token.
  var isConstrained: Bool
}
