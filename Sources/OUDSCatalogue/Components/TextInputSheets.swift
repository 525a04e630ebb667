internal import Foundation
internal import OUDS

/// The sheets of `OUDSTextInput`: its contents, filled and outlined, and how it fits its width.
enum TextInputSheets: ComponentSheets {
  static let component = "text-input"

  private enum Showing: String, CaseIterable {
    case label
    case placeholderAndError = "placeholder-and-error"
    case valueAndHelper = "value-and-helper"
    case valueAndError = "value-and-error"
    case placeholderAndIcon = "placeholder-and-icon"

    /// The contents that are also shown with outlined inputs; the others do not depend on the outline.
    static let outlined: [Showing] = [.label, .valueAndHelper, .valueAndError]
  }

  static let sheets: [SheetDefinition] =
    Showing.allCases.map { sheet($0, isOutlined: false) }
    + Showing.outlined.map { sheet($0, isOutlined: true) }
    + [longLabels, untintedIcon, untintedIconInStates] + constrained + richTexts

  private static let constrained: [SheetDefinition] = [false, true].map { isConstrained in
    sheet("constrained-max-width/\(isConstrained ? "on" : "off")") {
      InputColumnSheet(width: 600) {
        OUDSTextInput(
          label: "Label", text: .constant("Text"), trailingAction: action, helperText: "Helper text.",
          constrainedMaxWidth: isConstrained
        )
        .boxName(SheetState.enabled.rawValue)
      }
    }
  }

  private static let richTexts: [SheetDefinition] = InputSamples.richTexts.map { name, helper, status in
    sheet("rich-text/\(name)") {
      InputColumnSheet {
        OUDSTextInput(label: "Label", text: .constant("Text"), helperText: helper, status: status)
          .boxName(SheetState.enabled.rawValue)
      }
    }
  }

  private static func sheet(_ showing: Showing, isOutlined: Bool) -> SheetDefinition {
    // One with everything that grows with the text scale.
    let isChosen = showing == .valueAndHelper && !isOutlined
    return sheet(
      "\(isOutlined ? "outlined" : "default")/\(showing.rawValue)", isDrawnAtPairwisePoints: isChosen
    ) {
      InputSheet(isError: showing == .placeholderAndError || showing == .valueAndError) { status in
        input(showing, isOutlined: isOutlined, status: status)
      }
    }
  }

  private static func input(
    _ showing: Showing, isOutlined: Bool, status: OUDSTextInput.Status
  ) -> OUDSTextInput {
    switch showing {
    case .label:
      OUDSTextInput(label: "Label", text: .constant(""), isOutlined: isOutlined, status: status)
    case .placeholderAndError:
      OUDSTextInput(
        label: "Label", text: .constant(""), placeholder: "Placeholder", prefix: "£", suffix: "€",
        leadingImage: .heart, trailingAction: action, isOutlined: isOutlined, status: status)
    case .valueAndHelper:
      OUDSTextInput(
        label: "Label", text: .constant("Text"), placeholder: "Placeholder", prefix: "£", suffix: "€",
        leadingImage: .heart, trailingAction: action, helperText: "Helper text.",
        helperLink: .init(text: "Helper link") {}, isOutlined: isOutlined, status: status)
    case .valueAndError:
      OUDSTextInput(
        label: "Label", text: .constant("Error text"), helperText: "Helper text.", isOutlined: isOutlined,
        status: status)
    case .placeholderAndIcon:
      OUDSTextInput(
        label: "Label", text: .constant(""), placeholder: "Placeholder", leadingImage: .heart,
        isOutlined: isOutlined, status: status)
    }
  }

  private static var action: OUDSTextInput.TrailingAction {
    .init(image: .heart, actionHint: "Recommend") {}
  }

  private static let longLabels = sheet("long-labels") {
    InputColumnSheet {
      ForEach([2, 3], id: \.self) { lines in
        ForEach(["", "text"], id: \.self) { text in
          OUDSTextInput(label: InputSamples.longLabel(lines: lines), text: .constant(text))
            .boxName("\(lines) lines/\(text.isEmpty ? "empty" : text)")
        }
      }
    }
  }

  private static let untintedIcon = sheet("untinted-leading-icon") {
    InputColumnSheet {
      OUDSTextInput(
        label: "Label", text: .constant("Text"),
        leadingImage: .rainbowHeart
      )
      .boxName(SheetState.enabled.rawValue)
    }
  }

  private static let untintedIconInStates = sheet("untinted-leading-icon/states") {
    InputSheet { OUDSTextInput(label: "Label", text: .constant("Text"), leadingImage: .rainbowHeart, status: $0) }
  }
}
