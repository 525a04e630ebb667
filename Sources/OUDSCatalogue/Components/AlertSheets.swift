internal import Foundation
internal import OUDS

/// The sheets of `OUDSAlertMessage`: its possible contents, in every status.
enum AlertMessageSheets: ComponentSheets {
  static let component = "alert-message"

  private static let label = "Label"
  private static let description = "Here is a long description that need two lines to be displayed."
  private static let bullets = [
    "Bullet 1", "Bullet 2 is a bullet with a very long label to test the wrapping", "Bullet 3",
  ]

  static let sheets = [
    sheet("bullets-and-top-trailing-link", isDrawnAtPairwisePoints: true) {
      AlertSheet { status in
        OUDSAlertMessage(
          label: label, status: status, description: description, bulletList: bullets, link: link(.topTrailing))
      }
    },
    sheet("closable-with-bottom-link") {
      AlertSheet { status in
        OUDSAlertMessage(label: label, status: status, description: description, link: link(.bottom), onClose: {})
      }
    },
    sheet("closable-with-top-trailing-link") {
      AlertSheet(icon: nil) { OUDSAlertMessage(label: label, status: $0, link: link(.topTrailing), onClose: {}) }
    },
    sheet("rich-text") {
      AlertSheet { OUDSAlertMessage(label: label, status: $0, description: richText, bulletList: [richText]) }
    },
    sheet("untinted-icon") {
      AlertSheet([.neutral, .accent], icon: .rainbowHeart) { OUDSAlertMessage(label: label, status: $0) }
    },
  ]

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

/// The sheets of `OUDSInlineAlert`: one line and several, in every status.
enum InlineAlertSheets: ComponentSheets {
  static let component = "inline-alert"

  static let sheets = [
    sheet("one-line", isDrawnAtPairwisePoints: true) { AlertSheet { OUDSInlineAlert(label: "Label", status: $0) } },
    sheet("several-lines") {
      AlertSheet {
        OUDSInlineAlert(label: "Very long label that needs more than one line to be displayed.", status: $0)
      }
    },
    sheet("untinted-icon") {
      AlertSheet([.neutral, .accent], icon: .rainbowHeart) { OUDSInlineAlert(label: "Label", status: $0) }
    },
  ]
}

/// A kind of alert in every status, each under a caption, in one column as wide as a phone.
private struct AlertSheet<Content: View>: View {
  private let statuses: [OUDSStatus]
  private let icon: OUDSImage?
  private let content: (OUDSAlertStatus) -> Content

  /// - Parameters:
  ///   - statuses: in the order of the reference sheets unless said otherwise.
  ///   - icon: the icon of statuses that have none of their own.
  init(
    _ statuses: [OUDSStatus] = [.neutral, .accent, .negative, .positive, .info, .warning], icon: OUDSImage? = .heart,
    @ViewBuilder content: @escaping (OUDSAlertStatus) -> Content
  ) {
    self.statuses = statuses
    self.icon = icon
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      ForEach(statuses, id: \.self) { status in
        VStack(alignment: .leading, spacing: SheetMetrics.captionGap) {
          SheetCaption(text: status.caption)
          content(alertStatus(status)).markFrame(status.caption)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(SheetMetrics.margin)
    .frame(width: SheetMetrics.phoneWidth)
  }

  private func alertStatus(_ status: OUDSStatus) -> OUDSAlertStatus {
    switch status {
    case .neutral: .neutral(image: icon)
    case .accent: .accent(image: icon)
    case .negative: .negative
    case .positive: .positive
    case .info: .info
    case .warning: .warning
    }
  }
}

extension OUDSStatus: GridCaption {}
