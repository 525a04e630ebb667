internal import OUDSTokensComponent
public import DaguerreViews
public import Foundation
internal import OUDSThemesContract

/// Takes a code of few digits, a box for each, and shows none of them.
public struct OUDSPinCodeInput: View {
  /// How many digits the code has.
  public enum Length: Int, Hashable, Sendable, CaseIterable {
    case four = 4
    case six = 6
    case eight = 8
  }

  /// Whether the code is the right one.
  public enum Status: Hashable, Sendable {
    /// Nothing is known to be wrong.
    case enabled
    /// It is not; the message takes the place of the helper text unless it is empty. Not allowed while disabled.
    case error(message: String)
    /// The same with a message that has styles of its own.
    case richError(message: AttributedString)

    /// It is not, with a message of either kind; no case, so that a `switch` of before stays complete.
    public static func textualError(message: OUDSTextualContent) -> Status {
      message.made(plain: error(message:), rich: richError(message:))
    }
  }

  /// What stands for each digit that was entered, drawn as a disc.
  public static let obfuscationCharacter = "●"
  /// Shown in place of each digit that is still to be entered.
  public static let placeholderCharacter = "-"

  private let value: Binding<String>
  private let length: Length
  private let helperText: (any OUDSTextContent)?
  private let isOutlined: Bool
  private let status: Status
  private let autofocus: Bool

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interactionState

  /// - Parameters:
  ///   - value: the digits that were entered; those beyond the length are not shown.
  ///   - length: how many digits there are.
  ///   - helperText: stands below the boxes.
  ///   - isOutlined: whether each box has a border all around and no ground.
  ///   - status: whether the code is the right one.
  ///   - autofocus: whether the next digit can be entered at once: its box is drawn with the cursor.
  public init(
    _ value: Binding<String>, length: Length = .six, helperText: (any OUDSTextContent)? = nil,
    isOutlined: Bool = false, status: Status = .enabled, autofocus: Bool = false
  ) {
    self.value = value
    self.length = length
    self.helperText = helperText
    self.isOutlined = isOutlined
    self.status = status
    self.autofocus = autofocus
  }

  // MARK: Body

  /// Drawn with the tokens of `theme.pinCodeInput` and `theme.textInput`.
  public var body: some View {
    ViewThatFits(in: .horizontal) {
      column(isNarrow: false)
      if length == .eight { column(isNarrow: true) }
    }
    .frame(maxWidth: .infinity)
    .accessibilityValue("\(enteredCount) of \(length.rawValue) digits")
    .irrelevant(
      error != nil && !isEnabled, message: "Error status for Disabled state is not relevant")
  }

  /// The boxes, and the message as wide as they are.
  private func column(isNarrow: Bool) -> some View {
    let tokens = theme.pinCodeInput
    let gap = isNarrow ? Self.narrowGap : tokens.spaceColumnGapDigitInput
    let count = Double(length.rawValue)
    // A long code whose boxes do not fit at their least width has narrow ones.
    let idealWidth = length == .eight && !isNarrow ? tokens.sizeMinWidth : tokens.sizeMaxWidth
    return VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: gap) {
        ForEach(0..<length.rawValue) { index in
          PinDigitBox(
            digit: index < enteredCount ? .entered : .padding, state: state(at: index), isError: error != nil,
            isOutlined: isOutlined, isNarrow: isNarrow, idealWidth: idealWidth)
        }
      }
      .markBox()
      InputMessage(
        appearance: InputAppearance(theme: theme, state: state, isError: error != nil, isOutlined: isOutlined),
        helper: helperText.map { .content($0) }, error: error, link: nil, inset: 0)
    }
    .frame(
      idealWidth: idealWidth * count + gap * (count - 1),
      maxWidth: tokens.sizeMaxWidth * count + gap * (count - 1)
    )
    .textLeading(.proportional)
  }

  // MARK: State

  /// Between narrow boxes, in points; no token gives it.
  private static let narrowGap = 6.0

  private var enteredCount: Int { min(value.wrappedValue.count, length.rawValue) }

  private var error: InputText? {
    switch status {
    case .enabled: nil
    case .error(let message): .content(message)
    case .richError(let message): .content(message)
    }
  }

  private var state: ComponentState {
    // To be disabled changes nothing in a code that is wrong.
    guard isEnabled else { return error == nil ? .disabled : .enabled }
    return autofocus ? .focus : ComponentState(ofInput: interactionState)
  }

  /// Only the box that the next digit goes to is entered, or the last one when there is none.
  private func state(at index: Int) -> ComponentState {
    guard state == .focus else { return state }
    return index == min(enteredCount, length.rawValue - 1) ? .focus : .enabled
  }
}
