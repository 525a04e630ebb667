internal import OUDS

/// The sheets of `OUDSTextArea`: its contents, filled and outlined, and how it fits widths and numbers of lines.
enum TextAreaSheets: ComponentSheets {
  static let component = "text-area"

  private enum Showing: String, CaseIterable {
    case label
    case placeholderAndError = "placeholder-and-error"
    case valueAndHelper = "value-and-helper"
    case valueAndError = "value-and-error"
    case placeholder

    /// The contents that are also shown with outlined inputs; the others do not depend on the outline.
    static let outlined: [Showing] = [.label, .valueAndHelper, .valueAndError]
  }

  static let sheets: [SheetDefinition] = states + [longLabels] + richTexts

  private static let states: [SheetDefinition] =
    [false, true].flatMap { isOutlined in
      (isOutlined ? Showing.outlined : Showing.allCases).map { showing in
        sheet(
          "\(isOutlined ? "outlined" : "default")/\(showing.rawValue)",
          isDrawnAtPairwisePoints: showing == .valueAndHelper && !isOutlined
        ) {
          InputSheet(isError: showing == .placeholderAndError || showing == .valueAndError) { status in
            area(showing, isOutlined: isOutlined, status: status)
          }
        }
      }
    }
    + [false, true].map { isConstrained in
      sheet("constrained-max-width/\(isConstrained ? "on" : "off")") {
        InputColumnSheet(width: 800) {
          OUDSTextArea(
            label: "Label", text: .constant("Text content"), helperText: "Helper text.",
            constrainedMaxWidth: isConstrained
          )
          .boxName(SheetState.enabled.rawValue)
        }
      }
    }
    + [false, true].map { autoResize in
      sheet("auto-resize/\(autoResize ? "on" : "off")") {
        InputColumnSheet {
          ForEach([3, 5, 15], id: \.self) { lines in
            OUDSTextArea(
              label: "Label", text: .constant((1...lines).map { "Line \($0)" }.joined(separator: "\n")),
              status: .loading
            )
            .autoResize(autoResize)
            .boxName("\(lines) lines/loading")
          }
        }
      }
    }
    + [false, true].map { isOverLimit in
      sheet("characters-remaining/\(isOverLimit ? "none" : "some")") {
        InputColumnSheet {
          OUDSTextArea(
            label: "Label", text: .constant("Text content"), helperText: .charactersMaxCount(isOverLimit ? 10 : 100)
          )
          .boxName(SheetState.enabled.rawValue)
        }
      }
    }

  private static let longLabels = sheet("long-labels") {
    InputColumnSheet {
      ForEach(["", "Text content"], id: \.self) { text in
        OUDSTextArea(label: InputSamples.longLabel(lines: 3), text: .constant(text))
          .boxName(text.isEmpty ? "empty" : text)
      }
    }
  }

  private static let richTexts: [SheetDefinition] = InputSamples.richTexts.map { name, helper, status in
    sheet("rich-text/\(name)") {
      InputColumnSheet {
        OUDSTextArea(label: "Label", text: .constant("Text content"), helperText: .rich(helper), status: status)
          .boxName(SheetState.enabled.rawValue)
      }
    }
  }

  private static func area(_ showing: Showing, isOutlined: Bool, status: OUDSTextInput.Status) -> OUDSTextArea {
    switch showing {
    case .label:
      OUDSTextArea(label: "Label", text: .constant(""), isOutlined: isOutlined, status: status)
    case .placeholderAndError:
      OUDSTextArea(
        label: "Label", text: .constant(""), placeholder: "Placeholder", isOutlined: isOutlined, status: status)
    case .valueAndHelper:
      OUDSTextArea(
        label: "Label", text: .constant("Text content"), helperText: "Helper text.",
        helperLink: .init(text: "Helper link") {}, isOutlined: isOutlined, status: status)
    case .valueAndError:
      OUDSTextArea(
        label: "Label", text: .constant("Error text"), helperText: "Helper text.", isOutlined: isOutlined,
        status: status)
    case .placeholder:
      OUDSTextArea(
        label: "Label", text: .constant(""), placeholder: "Placeholder", isOutlined: isOutlined, status: status)
    }
  }
}
