internal import OUDS

/// The sheets of `OUDSPinCodeInput`: a half-entered code, codes of every length on a phone, and one digit in all
/// states.
enum PinCodeInputSheets: ComponentSheets {
  static let component = "pin-code-input"

  private enum Digit: String, CaseIterable {
    case missing
    case entered
    case enteredAndError = "entered-and-error"
  }

  private static let digitStates: [SheetState] = [.enabled, .hover, .focused, .readOnly, .disabled]

  static let sheets: [SheetDefinition] = codesAndDigits + richTexts

  private static let codesAndDigits: [SheetDefinition] =
    [false, true].flatMap { isError in
      [false, true].map { isOutlined in
        sheet(
          "\(isOutlined ? "outlined" : "default")/\(isError ? "error" : "helper")",
          isDrawnAtPairwisePoints: !isError && !isOutlined
        ) {
          InputColumnSheet(width: nil) {
            input(isError: isError, isOutlined: isOutlined)
              .boxName((isError ? SheetState.enabled : .focused).rawValue)
          }
        }
      }
    }
    + OUDSPinCodeInput.Length.allCases.map { length in
      sheet("length/\(length.rawValue)") {
        InputColumnSheet {
          OUDSPinCodeInput(.constant("12"), length: length, helperText: helper).boxName(SheetState.enabled.rawValue)
        }
      }
    }
    + Digit.allCases.flatMap { digit in
      [false, true].map { isOutlined in
        sheet("digit/\(digit.rawValue)/\(isOutlined ? "outlined" : "default")") {
          FlowSheet(digitStates, columns: digitStates.count, marksOwnBox: true) { state in
            DigitCell(
              isEntered: digit != .missing, isError: digit == .enteredAndError, isOutlined: isOutlined, state: state)
          }
        }
      }
    }

  private static let richTexts: [SheetDefinition] = [false, true].map { isError in
    sheet("rich-text/\(isError ? "error" : "helper")") {
      InputColumnSheet(width: nil) {
        OUDSPinCodeInput(
          .constant("12"), length: .four, helperText: InputSamples.richText("Helper"),
          status: isError ? .richError(message: InputSamples.richText("Error")) : .enabled
        )
        .boxName(SheetState.enabled.rawValue)
      }
    }
  }

  private static let helper = "Enter the 4-digit code sent to your phone."

  private static func input(isError: Bool, isOutlined: Bool) -> OUDSPinCodeInput {
    OUDSPinCodeInput(
      .constant("12"), length: .four, helperText: isError ? nil : helper, isOutlined: isOutlined,
      status: isError ? .error(message: "Verification failed. Check and enter the correct code.") : .enabled,
      autofocus: !isError)
  }
}

/// The box of a digit, or a placeholder in states that a box with an error cannot have.
private struct DigitCell: View {
  let isEntered: Bool
  let isError: Bool
  let isOutlined: Bool
  let state: SheetState

  var body: some View {
    let box = PinDigitSample(
      isEntered: isEntered, isError: isError, isOutlined: isOutlined, isReadOnly: state == .readOnly)
    if isError && (state == .readOnly || state == .disabled) {
      box.notRelevant(nil)
    } else {
      box.markBox()
    }
  }
}
