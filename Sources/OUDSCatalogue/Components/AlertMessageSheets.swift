internal import Foundation
internal import OUDS

/// The sheets of `OUDSAlertMessage`: what it can hold, in every status.
enum AlertMessageSheets: ComponentSheets {
  static let component = "alert-message"

  private static let description = "Here is a long description that need two lines to be displayed."
  private static let bullets = [
    "Bullet 1", "Bullet 2 is a bullet with a very long label to test the wrapping", "Bullet 3",
  ]

  static let sheets: [SheetDefinition] = [
    SheetDefinition(id: "\(component)/bullets-and-top-trailing-link", isDrawnAtFurtherPoints: true) {
      AlertSheet { status in
        OUDSAlertMessage(
          label: label, status: status.alertStatus(icon: AlertSheetIcons.heart), description: description,
          bulletList: bullets, link: link(.topTrailing))
      }
    },
    SheetDefinition(id: "\(component)/closable-with-bottom-link") {
      AlertSheet { status in
        OUDSAlertMessage(
          label: label, status: status.alertStatus(icon: AlertSheetIcons.heart), description: description,
          link: link(.bottom), onClose: {})
      }
    },
    SheetDefinition(id: "\(component)/closable-with-top-trailing-link") {
      AlertSheet { status in
        OUDSAlertMessage(
          label: label, status: status.alertStatus(icon: nil), link: link(.topTrailing), onClose: {})
      }
    },
    SheetDefinition(id: "\(component)/rich-text") {
      AlertSheet { status in
        OUDSAlertMessage(
          label: label, status: status.alertStatus(icon: AlertSheetIcons.heart), description: richText,
          bulletList: [richText])
      }
    },
    SheetDefinition(id: "\(component)/untinted-icon") {
      AlertSheet(statuses: [.neutral, .accent]) { status in
        OUDSAlertMessage(label: label, status: status.alertStatus(icon: AlertSheetIcons.redHeart))
      }
    },
  ]

  private static let label = "Label"

  private static func link(_ position: OUDSAlertMessage.Link.Position) -> OUDSAlertMessage.Link {
    OUDSAlertMessage.Link(text: "Action", position: position) {}
  }

  private static var richText: AttributedString {
    var strong = AttributedString("strong words")
    strong.inlinePresentationIntent = .stronglyEmphasized
    var link = AttributedString("a link")
    link.link = URL(string: "https://example.org")
    return AttributedString("A text with ") + strong + AttributedString(" and ") + link
  }
}
