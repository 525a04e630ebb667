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
  private let isHidden: Binding<Bool>
  private let content: InputContent
  private let hasLock: Bool
  private let status: Status

  @Environment(\.theme) private var theme

  /// All else is as in ``OUDSTextInput``.
  ///
  /// - Parameters:
  ///   - password: what was entered.
  ///   - isHiddenPassword: whether dots stand for its characters.
  ///   - lockIcon: whether a lock stands at the beginning of the box.
  public init(
    label: String, password: Binding<String>, isHiddenPassword: Binding<Bool> = .constant(true),
    placeholder: String? = nil, prefix: String? = nil, lockIcon: Bool = false,
    helperText: (any OUDSTextContent)? = nil, helperLink: Helperlink? = nil, isOutlined: Bool = false,
    constrainedMaxWidth: Bool = false, status: Status = .enabled
  ) {
    self.label = label
    self.text = password
    self.isHidden = isHiddenPassword
    self.hasLock = lockIcon
    self.status = status
    content = InputContent(
      placeholder: placeholder, prefix: prefix, helper: helperText.map { .content($0) }, helperLink: helperLink,
      isOutlined: isOutlined, isConstrained: constrainedMaxWidth)
  }

  /// Drawn with the tokens of `theme.textInput`.
  public var body: some View {
    let password = text.wrappedValue
    let isHidden = isHidden.wrappedValue
    let shown = isHidden ? String(repeating: Self.obfuscationCharacter, count: password.count) : password
    return LineInput(
      label: label, value: shown, content: contentWithIcons, status: status
    )
    .accessibilityLabel(label)
  }

  private var contentWithIcons: InputContent {
    let isHidden = isHidden.wrappedValue
    var content = content
    if hasLock { content.leadingIcon = OUDSImage(asset: Image(theme.image(for: .lock))) }
    content.trailingAction = OUDSTextInput.TrailingAction(
      image: OUDSImage(asset: Image(theme.image(for: isHidden ? .eye : .crossedEye))),
      actionHint: isHidden ? "Show password" : "Hide password"
    ) {}
    return content
  }
}
