internal import OUDS

/// The sheets of `OUDSInlineAlert`: one line and several, in every status.
enum InlineAlertSheets: ComponentSheets {
  static let component = "inline-alert"

  static let sheets: [SheetDefinition] = [
    SheetDefinition(id: "\(component)/one-line", isDrawnAtFurtherPoints: true) { sheet("Label") },
    SheetDefinition(id: "\(component)/several-lines") {
      sheet("Very long label that needs more than one line to be displayed.")
    },
    SheetDefinition(id: "\(component)/untinted-icon") {
      AlertSheet(statuses: [.neutral, .accent]) { status in
        OUDSInlineAlert(label: "Label", status: status.alertStatus(icon: AlertSheetIcons.redHeart))
      }
    },
  ]

  private static func sheet(_ label: String) -> AlertSheet<OUDSInlineAlert> {
    AlertSheet { OUDSInlineAlert(label: label, status: $0.alertStatus(icon: AlertSheetIcons.heart)) }
  }
}
