internal import OUDSTokensRaw
internal import OUDSTokensSemantic
internal import OUDSTokensComponent
package import DaguerreViews
internal import OUDSThemesContract

/// The box of one digit of a code, which shows that there is one and not which.
struct PinDigitBox: View {
  enum Digit {
    case entered
    /// Still to be entered, where the code has its full length from the start.
    case padding
    /// None.
    case missing
  }

  let digit: Digit
  let state: ComponentState
  let isError: Bool
  let isOutlined: Bool
  /// Whether it is as narrow as it must be for a long code on a phone.
  let isNarrow: Bool
  /// Where there is as much room as it wants, in points.
  let idealWidth: Double

  private static let cursorCharacter = "|"

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale

  var body: some View {
    let tokens = theme.textInput
    return HStack(spacing: 0) {
      if digit == .entered { dot }
      if let text { text.labelModerateLarge(theme).fixedSize() }
    }
    .padding(.horizontal, isNarrow ? 0 : tokens.spacePaddingInlineDefault)
    .padding(.vertical, tokens.spacePaddingBlockDefault)
    .frame(
      minWidth: isNarrow ? 0 : theme.pinCodeInput.sizeMinWidth, idealWidth: idealWidth,
      maxWidth: theme.pinCodeInput.sizeMaxWidth, minHeight: tokens.sizeMinHeight
    )
    .modifier(InputBox(appearance: appearance))
    .markTarget()
  }

  /// Nil for none.
  private var text: Text? {
    switch (digit, state) {
    case (_, .focus): cursor
    case (.entered, _): nil
    case (.padding, _): placeholder(appearance.value.color(for: colorScheme))
    case (.missing, _): placeholder(appearance.muted.color(for: colorScheme))
    }
  }

  /// In place of a digit: no glyph, since fonts differ in its size, but as large and as far left of the middle and below
  /// it as the one on the reference sheets, in ems.
  private var dot: some View {
    let em = theme.fonts.labelModerateLarge.compact.size * textScale
    return Circle()
      .fill(appearance.value.color(for: colorScheme))
      .frame(width: 0.445 * em, height: 0.445 * em)
      .offset(x: -0.021 * em, y: 0.104 * em)
  }

  private var cursor: Text {
    Text(Self.cursorCharacter).foregroundColor(appearance.caret.color(for: colorScheme))
  }

  private func placeholder(_ color: Color) -> Text {
    Text(isError ? "" : OUDSPinCodeInput.placeholderCharacter).foregroundColor(color)
  }

  private var appearance: InputAppearance {
    InputAppearance(theme: theme, state: state, isError: isError, isOutlined: isOutlined)
  }
}

/// A box of one digit alone, as sheets show it.
package struct PinDigitSample: View {
  private let isEntered: Bool
  private let isError: Bool
  private let isOutlined: Bool
  private let isReadOnly: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState

  package init(isEntered: Bool, isError: Bool, isOutlined: Bool, isReadOnly: Bool) {
    self.isEntered = isEntered
    self.isError = isError
    self.isOutlined = isOutlined
    self.isReadOnly = isReadOnly
  }

  package var body: some View {
    PinDigitBox(
      digit: isEntered ? .entered : .missing,
      state: isReadOnly ? .readOnly : isEnabled ? ComponentState(ofInput: interactionState) : .disabled,
      isError: isError,
      isOutlined: isOutlined, isNarrow: false, idealWidth: theme.pinCodeInput.sizeMaxWidth
    )
    .textLeading(.proportional)
  }
}
