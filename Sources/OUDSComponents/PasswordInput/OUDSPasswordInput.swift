public import DaguerreViews
internal import OUDSThemesContract

/// Takes a password: a text input that shows a dot for each character, and an eye to show them.
public struct OUDSPasswordInput: View {
  /// A link below the box, for people who need help.
  public typealias Helperlink = OUDSTextInput.Helperlink
  /// Whether and how the input can be used.
  public typealias Status = OUDSTextInput.Status

  /// Shown in place of each character.
  private static let obfuscationCharacter = "●"

  private let label: String
  private let text: Binding<String>
  private let content: InputContent
  private let hasLeadingIcon: Bool
  private let status: Status
  private var isHidden = true

  @Environment(\.theme) private var theme

  /// All else is as in ``OUDSTextInput``.
  ///
  /// - Parameters:
  ///   - text: the password.
  ///   - hasLeadingIcon: whether a lock stands at the beginning of the box.
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, prefix: String? = nil,
    hasLeadingIcon: Bool = false, helperText: String? = nil, helperLink: Helperlink? = nil, isOutlined: Bool = false,
    constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.label = label
    self.text = text
    self.hasLeadingIcon = hasLeadingIcon
    self.status = status
    content = InputContent(
      placeholder: placeholder, prefix: prefix, helper: helperText.map { .plain($0) }, helperLink: helperLink,
      isOutlined: isOutlined, isConstrained: constrainedMaxWidth)
  }

  /// The same, with the password's own name for its binding.
  public init(
    label: String, password: Binding<String>, placeholder: String? = nil, prefix: String? = nil,
    hasLeadingIcon: Bool = false, helperText: String? = nil, helperLink: Helperlink? = nil, isOutlined: Bool = false,
    constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.init(
      label: label, text: password, placeholder: placeholder, prefix: prefix, hasLeadingIcon: hasLeadingIcon,
      helperText: helperText, helperLink: helperLink, isOutlined: isOutlined,
      constrainedMaxWidth: constrainedMaxWidth, status: status)
  }

  /// As it is after a tap on the eye.
  package func revealed() -> OUDSPasswordInput {
    var input = self
    input.isHidden = false
    return input
  }

  /// Drawn with the tokens of `theme.textInput`.
  public var body: some View {
    let password = text.wrappedValue
    let shown = isHidden ? String(repeating: Self.obfuscationCharacter, count: password.count) : password
    return LineInput(
      component: "OUDSPasswordInput", label: label, value: shown, content: contentWithIcons, status: status
    )
    .accessibilityLabel(label)
  }

  private var contentWithIcons: InputContent {
    let glyphs = theme.glyphs
    var content = content
    if hasLeadingIcon { content.leadingIcon = OUDSImage(asset: Image(glyphs.padlock)) }
    content.trailingAction = OUDSTextInput.TrailingAction(
      icon: OUDSImage(asset: Image(isHidden ? glyphs.eye : glyphs.crossedEye)),
      actionHint: isHidden ? "Show password" : "Hide password"
    ) {}
    return content
  }
}
