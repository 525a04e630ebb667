internal import OUDSTokensComponent
public import DaguerreViews
public import Foundation
internal import OUDSThemesContract

/// Takes text of several lines, with its label inside the box and a message below.
///
/// What a person does to it comes from the environment; whether it can be used from its status alone.
public struct OUDSTextArea: View {
  /// A link below the box, for people who need help.
  public typealias Helperlink = OUDSTextInput.Helperlink
  /// Whether and how the area can be used.
  public typealias Status = OUDSTextInput.Status

  /// What stands below the box while nothing is wrong.
  public enum HelperText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A text that stays the same.
    case plain(String)
    /// A text that stays the same and has styles of its own.
    case rich(AttributedString)
    /// How many characters may still be entered, of so many; with more than these the input looks like one in error.
    case charactersMaxCount(Int)

    /// How many characters may still be entered, of so many.
    public static func charactersMaxCount(_ limit: UInt16) -> Self { .charactersMaxCount(Int(limit)) }

    /// A text of either kind that stays the same.
    public static func textual(_ text: OUDSTextualContent) -> Self { text.made(plain: plain, rich: rich) }

    /// A plain text, as a literal.
    public init(stringLiteral text: String) { self = .plain(text) }
  }

  /// How many lines there is room for at least.
  public static let minLines = 3
  /// How many lines an area grows to where they are 24 points high; what is more is scrolled.
  public static let maxLines = 10

  private let label: String
  private let text: Binding<String>
  private let placeholder: String?
  private let helperText: HelperText?
  private let helperLink: Helperlink?
  private let isOutlined: Bool
  private let isConstrained: Bool
  private let status: Status
  private var height: TextAreaContent.Height

  @Environment(\.theme) private var theme
  @Environment(\.interactionState) private var interactionState

  /// All but the helper text is as in ``OUDSTextInput``.
  ///
  /// - Parameters:
  ///   - helperText: stands below the box.
  ///   - constrainedMaxHeight: whether the area keeps its least height, instead of growing up to that of the theme's
  ///     token, about ``maxLines``; what has no room in it is scrolled.
  public init(
    label: String, text: Binding<String>, placeholder: String? = nil, helperText: HelperText? = nil,
    helperLink: Helperlink? = nil, isOutlined: Bool = false, constrainedMaxWidth: Bool = false,
    constrainedMaxHeight: Bool = false, status: Status = .enabled
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.helperText = helperText
    self.helperLink = helperLink
    self.isOutlined = isOutlined
    self.isConstrained = constrainedMaxWidth
    height = constrainedMaxHeight ? .least : .growing
    self.status = status
  }

  /// As on Android, where an area may also keep its least height; what has no room in it is scrolled.
  package func autoResize(_ autoResize: Bool) -> OUDSTextArea {
    var area = self
    area.height = autoResize ? .growing : .least
    return area
  }

  // MARK: Body

  /// Drawn with the tokens of `theme.textArea` and `theme.textInput`.
  public var body: some View {
    let appearance = InputAppearance(
      theme: theme, state: ComponentState(status, interactionState), isError: status.error != nil || isOverLimit,
      isOutlined: isOutlined)
    return VStack(alignment: .leading, spacing: 0) {
      box(appearance)
      InputMessage(
        appearance: appearance, helper: isOverLimit ? nil : helper, error: status.error ?? (isOverLimit ? helper : nil),
        link: helperLink)
    }
    .frame(
      minWidth: theme.textInput.sizeMinWidth, idealWidth: theme.textInput.sizeMinWidth,
      maxWidth: isConstrained ? theme.textArea.sizeMaxWidth : .infinity, alignment: .leading
    )
    .textLeading(.proportional)
    .interactionState(.none)
    .accessibilityLabel(label)
    .accessibilityValue(text.wrappedValue)
    .irrelevant(
      status.isLoading && text.wrappedValue.isEmpty, message: "Empty status for Loading state is not relevant")
  }

  private func box(_ appearance: InputAppearance) -> some View {
    let tokens = theme.textArea
    let value = text.wrappedValue
    let isResting = value.isEmpty && appearance.state != .focus
    return HStack(alignment: .top, spacing: theme.textInput.spaceColumnGapDefault) {
      TextAreaContent(
        appearance: appearance, label: label, value: value, placeholder: placeholder, height: height)
      trailingColumn(appearance)
        .padding(
          .vertical,
          isResting ? tokens.spacePaddingBlockEmptyTrailingContainer : tokens.spacePaddingBlockTrailingContainer)
    }
    .textAreaScrollBar()
    .padding(.top, isResting ? tokens.spacePaddingBlockTopEmpty : tokens.spacePaddingBlock)
    .padding(.bottom, isResting ? 0 : tokens.spacePaddingBlock)
    .padding(.leading, theme.textInput.spacePaddingInlineDefault)
    .padding(.trailing, theme.textInput.spacePaddingInlineTrailingAction)
    .frame(maxWidth: .infinity)
    .modifier(InputBox(appearance: appearance))
    .markBox()
    .markTarget()
  }

  /// Keeps its place also when there is nothing in it.
  private func trailingColumn(_ appearance: InputAppearance) -> some View {
    Group {
      if status.isLoading {
        InputLoader(progress: status.progress)
      } else if appearance.isError {
        InputErrorIcon(appearance: appearance)
      } else {
        Color.clear.frame(width: 0, height: 0)
      }
    }
    .padding(.horizontal, theme.button.spaceInsetIconOnly)
    .frame(minWidth: theme.button.sizeMinWidth)
  }

  // MARK: Helper text

  private var helper: InputText? {
    switch helperText {
    case .plain(let text): .content(text)
    case .rich(let text): .content(text)
    case .charactersMaxCount(let limit): .count(max(0, max(0, limit) - text.wrappedValue.count), "characters remaining")
    case nil: nil
    }
  }

  private var isOverLimit: Bool {
    guard case .charactersMaxCount(let limit) = helperText else { return false }
    return status == .enabled && text.wrappedValue.count > limit
  }
}
