/// The characters of one paragraph with what shaping needs to know of each.
///
/// All ranges in this module are of Unicode scalars; `utf16Offset` leads back to strings.
struct Paragraph {
  /// Without the line separator that ends the paragraph.
  var scalars: [UInt32] = []
  /// For each scalar, the index of its style.
  var styles: [Int] = []
  /// Of the paragraph's start in the whole text.
  var utf16Start: Int
  /// For each scalar and for the end, UTF-16 code units since the paragraph's start.
  private(set) var utf16Offsets: [Int] = [0]

  init(utf16Start: Int) { self.utf16Start = utf16Start }

  mutating func append(_ scalar: Unicode.Scalar, style: Int) {
    scalars.append(scalar.value)
    styles.append(style)
    utf16Offsets.append((utf16Offsets.last ?? 0) + UTF16.width(scalar))
  }

  /// The place of a scalar in the whole text, in UTF-16 code units.
  func utf16Offset(of scalar: Int) -> Int { utf16Start + utf16Offsets[scalar] }

  /// Splits runs at mandatory breaks: LF, CR, CR LF, NEL, LS and PS (UAX #14, classes BK, CR, LF and NL).
  static func split(_ runs: [TextRun]) -> [Paragraph] {
    var paragraphs = [Paragraph(utf16Start: 0)]
    var utf16 = 0
    var wasCarriageReturn = false
    for (style, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars {
        utf16 += UTF16.width(scalar)
        switch scalar.value {
        case 0x0A where wasCarriageReturn:
          paragraphs[paragraphs.count - 1].utf16Start = utf16
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
          paragraphs.append(Paragraph(utf16Start: utf16))
        default:
          paragraphs[paragraphs.count - 1].append(scalar, style: style)
        }
        wasCarriageReturn = scalar.value == 0x0D
      }
    }
    return paragraphs
  }
}
