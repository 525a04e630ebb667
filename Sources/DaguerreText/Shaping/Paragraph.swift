/// The characters of one paragraph with what shaping needs to know of each.
///
/// All ranges in this module are of Unicode scalars; ``utf16Offset(of:)`` leads back to strings.
struct Paragraph {
  /// Without the line separator that ends the paragraph.
  private(set) var scalars: [UInt32] = []
  /// For each scalar, the index of its style.
  private(set) var styles: [Int] = []
  /// For each scalar, its place in the whole text in UTF-16 code units.
  private var utf16Offsets: [Int] = []
  /// The place of the paragraph's end in the whole text.
  private(set) var utf16End: Int
  /// Whether it goes on in the direction of the one before it, as after a line separator, which ends no paragraph of
  /// UAX #9 (rule P1).
  private var isContinued = false
  /// The style of a paragraph without characters: that of the separator at its end, or else of the one before it.
  private(set) var emptyStyle: Int

  init(utf16Start: Int, emptyStyle: Int = 0) { (utf16End, self.emptyStyle) = (utf16Start, emptyStyle) }

  var count: Int { scalars.count }
  var isEmpty: Bool { scalars.isEmpty }

  mutating func append(_ scalar: Unicode.Scalar, style: Int) {
    scalars.append(scalar.value)
    styles.append(style)
    utf16Offsets.append(utf16End)
    utf16End += UTF16.width(scalar)
  }

  /// The place of a scalar, or of the end, in the whole text, in UTF-16 code units.
  func utf16Offset(of scalar: Int) -> Int { scalar < count ? utf16Offsets[scalar] : utf16End }

  /// What stands for an image: OBJECT REPLACEMENT CHARACTER.
  private static let object: UInt32 = 0xFFFC

  /// The style of a scalar; for an image that of the nearest text, since its own is of no letters.
  private func letterStyle(at place: Int) -> Int {
    let before = scalars[...place].lastIndex { $0 != Self.object }
    return styles[before ?? scalars[place...].firstIndex { $0 != Self.object } ?? place]
  }

  /// In what style others stand for a range of scalars.
  func style(replacing range: Range<Int>) -> Int {
    isEmpty ? emptyStyle : letterStyle(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
  }

  /// The paragraph with a range of scalars replaced by others, in the style of what they stand for.
  func replacing(_ range: Range<Int>, with replacement: [UInt32]) -> Paragraph {
    var copy = self
    let style = style(replacing: range)
    let offset = utf16Offset(of: range.lowerBound)
    copy.scalars.replaceSubrange(range, with: replacement)
    copy.styles.replaceSubrange(range, with: replacement.map { _ in style })
    copy.utf16Offsets.replaceSubrange(range, with: replacement.map { _ in offset })
    return copy
  }

  /// Some of the scalars as a paragraph of their own, at their places in the whole text.
  func part(_ range: Range<Int>) -> Paragraph {
    var part = Paragraph(utf16Start: utf16Offset(of: range.upperBound), emptyStyle: emptyStyle)
    part.scalars = Array(scalars[range])
    part.styles = Array(styles[range])
    part.utf16Offsets = Array(utf16Offsets[range])
    return part
  }

  /// Splits runs at mandatory breaks: LF, VT, FF, CR, CR LF, NEL, LS and PS (UAX #14, classes BK, CR, LF and NL).
  static func split(_ runs: [TextRun]) -> [Paragraph] {
    var paragraphs = [Paragraph(utf16Start: 0)]
    var utf16 = 0
    var wasCarriageReturn = false
    for (style, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars {
        utf16 += UTF16.width(scalar)
        switch scalar.value {
        case 0x0A where wasCarriageReturn:
          paragraphs[paragraphs.count - 1] = Paragraph(utf16Start: utf16, emptyStyle: style)
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
          paragraphs[paragraphs.count - 1].emptyStyle = style
          paragraphs.append(Paragraph(utf16Start: utf16, emptyStyle: style))
          paragraphs[paragraphs.count - 1].isContinued = [0x0B, 0x0C, 0x2028].contains(scalar.value)
        default:
          paragraphs[paragraphs.count - 1].append(scalar, style: style)
        }
        wasCarriageReturn = scalar.value == 0x0D
      }
    }
    return paragraphs
  }

  /// The direction of each paragraph where they find it themselves: one for all that are continued.
  static func directions(of paragraphs: [Paragraph], wanted: TextOptions.Direction) -> [TextOptions.Direction] {
    var directions = paragraphs.map { _ in wanted }
    guard wanted == .automatic, paragraphs.contains(where: \.isContinued) else { return directions }
    var start = 0
    while start < paragraphs.count {
      let end = paragraphs[(start + 1)...].firstIndex { !$0.isContinued } ?? paragraphs.count
      if end > start + 1 {
        let base = BidiLevels(paragraphs[start..<end].flatMap(\.scalars), direction: .automatic).base
        for index in start..<end { directions[index] = base == 1 ? .rightToLeft : .leftToRight }
      }
      start = end
    }
    return directions
  }
}
