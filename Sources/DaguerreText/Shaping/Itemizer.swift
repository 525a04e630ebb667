internal import CHarfBuzz

/// Splits a range of a paragraph where shaping must not go across: where level, script, font, or what else letters are
/// shaped by changes; a change of colour is none, so that letters join, kern and carry marks across it.
struct Itemizer {
  struct Item {
    var font: FontFile
    /// That of the first scalar; the others are shaped like it.
    var style: Int
    var level: UInt8
    var script: hb_script_t
    var range: Range<Int>
  }

  let paragraph: Paragraph
  let bidi: BidiLevels
  let styles: [TextStyle]

  /// More marks in a row than any language writes (UAX #15, section 13, allows for 30); HarfBuzz takes time in
  /// proportion to their square.
  static let longestMarks = 100

  /// Punctuation that stays with the font of what it follows, as in Android's text layout (Minikin).
  private static let followers: Set<UInt32> = [
    0x21, 0x2C, 0x2D, 0x2E, 0x3A, 0x3B, 0x3F, 0xA0, 0x2010, 0x2011, 0x202F,
  ]

  /// - Parameter script: that of the text before the range.
  func items(in range: Range<Int>, after script: hb_script_t = HB_SCRIPT_COMMON) -> [Item] {
    var items: [Item] = []
    var script = script
    var marks = 0
    for index in range {
      let value = paragraph.scalars[index]
      let style = paragraph.styles[index]
      let own = Self.script(of: value)
      // Punctuation, digits and marks belong to the text around them (UAX #24, section 5.1).
      let isNeutral = own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED
      if !isNeutral { script = own }
      marks = Self.isMark(value) ? marks + 1 : 0
      let isTooLong = marks > 0 && marks.isMultiple(of: Self.longestMarks)
      let font = font(for: value, at: index, style: style, previous: items.last)
      if var last = items.last, isShapedAlike(last.style, style), last.level == bidi[index], last.font === font,
        last.script == script || last.script == HB_SCRIPT_COMMON, !isTooLong
      {
        last.range = last.range.lowerBound..<(index + 1)
        last.script = script
        items[items.count - 1] = last
      } else {
        items.append(
          Item(font: font, style: style, level: bidi[index], script: script, range: index..<(index + 1)))
      }
    }
    return items
  }

  private func isShapedAlike(_ first: Int, _ second: Int) -> Bool {
    first == second || styles[first].isShaped(like: styles[second])
  }

  /// The first font that has the character; the first of all where none has, whose `.notdef` is then seen.
  private func font(for value: UInt32, at place: Int, style: Int, previous: Item?) -> FontFile {
    let fonts = styles[style].fonts
    guard fonts.count > 1, let scalar = Unicode.Scalar(value) else { return fonts[0] }
    if let emoji = emojiFont(for: scalar, at: place, fonts, previous: previous) { return emoji }
    // Most characters follow one of the first font, and stay with that anyway.
    if let previous, previous.font !== fonts[0], isShapedAlike(previous.style, style), Self.followers.contains(value),
      previous.font.glyph(for: scalar) != nil
    {
      return previous.font
    }
    if let joint = jointFont(for: scalar, at: place, fonts) { return joint }
    if value < 0x300 && fonts[0].glyph(for: scalar) != nil { return fonts[0] }
    // Marks and joiners stay with the font of what they join.
    if Self.isExtending(value), let previous, isShapedAlike(previous.style, style) { return previous.font }
    // What is never seen needs no glyph; it must not break a run.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control {
      return previous.flatMap { isShapedAlike($0.style, style) ? $0.font : nil } ?? fonts[0]
    }
    return fonts.first { $0.glyph(for: scalar) != nil } ?? fonts[0]
  }

  /// The font of emoji where the character is to be seen as one, or is joined to one; nil for others.
  private func emojiFont(
    for scalar: Unicode.Scalar, at place: Int, _ fonts: [FontFile], previous: Item?
  ) -> FontFile? {
    guard let emoji = fonts.last, emoji.hasPictures, emoji.glyph(for: scalar) != nil else { return nil }
    let isJoined = place > 0 && paragraph.scalars[place - 1] == 0x200D && previous?.font === emoji
    return isJoined || EmojiPresentation.isChosen(paragraph.scalars, at: place) ? emoji : nil
  }

  /// The first font that has a character together with the marks on it, or the one that they make up; nil where it has
  /// none, or no font has all.
  private func jointFont(for scalar: Unicode.Scalar, at place: Int, _ fonts: [FontFile]) -> FontFile? {
    guard place + 1 < paragraph.count, Self.isExtending(paragraph.scalars[place + 1]), !Self.isExtending(scalar.value)
    else { return nil }
    let marks = paragraph.scalars[(place + 1)...].prefix(Self.longestMarks).prefix(while: Self.isExtending)
      .compactMap(Unicode.Scalar.init).filter { !$0.properties.isDefaultIgnorableCodePoint }
    return Self.font(for: [scalar] + marks, fonts)
  }

  /// The first font that has all of some characters, or of those that they are composed to, as HarfBuzz does.
  private static func font(for scalars: [Unicode.Scalar], _ fonts: [FontFile]) -> FontFile? {
    if let font = fonts.first, scalars.allSatisfy({ font.glyph(for: $0) != nil }) { return font }
    let composed = composed(scalars)
    return fonts.first { font in
      scalars.allSatisfy { font.glyph(for: $0) != nil } || composed.allSatisfy { font.glyph(for: $0) != nil }
    }
  }

  private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.reduce(into: []) { composed, scalar in
      var whole: hb_codepoint_t = 0
      if let last = composed.last,
        hb_unicode_compose(hb_unicode_funcs_get_default(), last.value, scalar.value, &whole) != 0,
        let whole = Unicode.Scalar(whole)
      {
        composed[composed.count - 1] = whole
      } else {
        composed.append(scalar)
      }
    }
  }

  /// Vowels and final consonants that make up a syllable with what is before them.
  private static let joiningJamo: ClosedRange<UInt32> = 0x1160...0x11FF

  /// Whether a character is a part of the one before it.
  static func isExtending(_ value: UInt32) -> Bool {
    if joiningJamo.contains(value) { return true }
    guard value >= 0x300, let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.isGraphemeExtend || scalar.properties.isJoinControl
  }

  private static func isMark(_ value: UInt32) -> Bool {
    guard value >= 0x300 else { return false }
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), value) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
      return true
    default: return false
    }
  }

  private static func script(of value: UInt32) -> hb_script_t {
    hb_unicode_script(hb_unicode_funcs_get_default(), value)
  }
}
