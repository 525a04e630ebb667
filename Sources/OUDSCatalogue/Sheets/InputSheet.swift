internal import Foundation
internal import OUDS

/// Definitions that all sheets of inputs share.
enum InputSamples {
  /// Width of a sheet with margins: that of a phone, in points.
  static let width = SheetMetrics.phoneWidth

  static let error = OUDSTextInput.Status.error(message: "Error message.")

  /// A label that would need several lines in the place of a value; two are shown.
  static func longLabel(lines: Int) -> String {
    "Label that is too long for one line" + String(repeating: " and goes on for one more line", count: lines - 1)
  }

  /// An input with a helper text that has styles, and one with such an error, each with a word for it.
  static var richTexts: [(name: String, helper: AttributedString, status: OUDSTextInput.Status)] {
    [
      ("helper", richText("Helper"), .enabled), ("error", richText("Helper"), .richError(message: richText("Error"))),
    ]
  }

  /// A word in bold, then others, and a link.
  static func richText(_ word: String) -> AttributedString {
    var text = AttributedString(word)
    text.inlinePresentationIntent = .stronglyEmphasized
    text += AttributedString(" text with a ")
    var link = AttributedString("link")
    link.link = URL(string: "https://unified-design-system.orange.com")
    return text + link
  }
}

/// The sheet of an input: one column with the input in every state, as wide as a phone allows.
struct InputSheet<Content: View>: View {
  /// Whether the input is shown with an error; not every state can have one.
  var isError = false
  /// The input in a status.
  @ViewBuilder let content: (OUDSTextInput.Status) -> Content

  private static var states: [SheetState] { [.enabled, .hover, .disabled, .focused, .readOnly, .loading] }

  var body: some View {
    FlowSheet(Self.states, columns: 1, marksOwnBox: true) { state in
      let status = status(of: state)
      if !isError {
        content(status)
      } else if status == .enabled {
        content(InputSamples.error)
      } else {
        content(InputSamples.error).notRelevant("Error status for \(state.caption) state is not relevant")
      }
    }
    .frame(width: InputSamples.width)
  }

  private func status(of state: SheetState) -> OUDSTextInput.Status {
    switch state {
    case .loading: .loading
    case .readOnly: .readOnly
    case .disabled: .disabled
    case .enabled, .hover, .pressed, .focused: .enabled
    }
  }
}

/// A sheet of inputs that can be used, one below the other and without captions.
struct InputColumnSheet<Content: View>: View {
  /// Width of the sheet with margins, in points; nil to fit the inputs.
  var width: Double? = InputSamples.width
  /// The inputs, each with the name of its cell.
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(SheetMetrics.margin)
      .frame(width: width)
  }
}
