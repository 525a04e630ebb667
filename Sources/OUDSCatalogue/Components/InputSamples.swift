internal import Foundation
internal import OUDS

/// What the sheets of inputs have in common.
enum InputSamples {
  /// Of a sheet, margins included: that of a phone, in points.
  static let width = SheetMetrics.phoneWidth

  static let error = OUDSTextInput.Status.error(message: "Error message.")

  static var heart: OUDSImage { OUDSImage(asset: Image(SampleIcons.heart)) }

  /// A label that would take some lines in the place of a value; two are shown.
  static func longLabel(lines: Int) -> String {
    "Label that is too long for one line" + String(repeating: " and goes on for one more line", count: lines - 1)
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
