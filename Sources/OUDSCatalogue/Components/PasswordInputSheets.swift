internal import OUDS

/// The sheets of `OUDSPasswordInput`: its contents, filled and outlined, and with the password visible.
enum PasswordInputSheets: ComponentSheets {
  static let component = "password-input"

  private enum Showing: String, CaseIterable {
    case label
    case placeholderAndError = "placeholder-and-error"
    case valueAndHelper = "value-and-helper"
    case valueAndError = "value-and-error"
    case visibleValue = "visible-value"

    /// The contents that are also shown with outlined inputs; the others do not depend on the outline.
    static let outlined: [Showing] = [.label, .valueAndHelper, .valueAndError]
  }

  static let sheets: [SheetDefinition] =
    [false, true].flatMap { isOutlined in
      (isOutlined ? Showing.outlined : Showing.allCases).map { showing in
        sheet("\(isOutlined ? "outlined" : "default")/\(showing.rawValue)") {
          InputSheet(isError: showing == .placeholderAndError || showing == .valueAndError) { status in
            input(showing, isOutlined: isOutlined, status: status)
          }
        }
      }
    }
    + InputSamples.richTexts.map { name, helper, status in
      sheet("rich-text/\(name)") {
        InputColumnSheet {
          OUDSPasswordInput(label: "Password", password: .constant("Text"), helperText: helper, status: status)
            .boxName(SheetState.enabled.rawValue)
        }
      }
    }

  private static func input(
    _ showing: Showing, isOutlined: Bool, status: OUDSTextInput.Status
  ) -> OUDSPasswordInput {
    let label = "Password"
    return switch showing {
    case .label:
      OUDSPasswordInput(label: label, password: .constant(""), isOutlined: isOutlined, status: status)
    case .placeholderAndError:
      OUDSPasswordInput(
        label: label, password: .constant(""), placeholder: "Minimum 8 characters", prefix: "DEV-",
        isOutlined: isOutlined,
        status: status)
    case .valueAndHelper:
      OUDSPasswordInput(
        label: label, password: .constant("Text"), prefix: "DEV-", lockIcon: true, helperText: "Helper text.",
        isOutlined: isOutlined, status: status)
    case .valueAndError:
      OUDSPasswordInput(label: label, password: .constant("Error text"), isOutlined: isOutlined, status: status)
    case .visibleValue:
      OUDSPasswordInput(
        label: label, password: .constant("Text"), isHiddenPassword: .constant(false), lockIcon: true,
        isOutlined: isOutlined, status: status)
    }
  }
}
