/// Which characters are to be seen as emoji (UTS #51, section 4).
enum EmojiPresentation {
  private static let variationOfText: UInt32 = 0xFE0E
  private static let variationOfEmoji: UInt32 = 0xFE0F

  /// Whether a text may have any.
  static func isIn(_ text: String) -> Bool {
    // The first one that is an emoji by itself is a clock, U+231A.
    text.unicodeScalars.contains {
      $0.value == variationOfEmoji || $0.value >= 0x231A && $0.properties.isEmojiPresentation
    }
  }

  /// Whether the character at a place of a text is to be seen as an emoji, by itself or by what follows it.
  static func isChosen(_ scalars: [UInt32], at place: Int) -> Bool {
    let value = scalars[place]
    guard let scalar = Unicode.Scalar(value), scalar.properties.isEmoji else { return false }
    let next = place + 1 < scalars.count ? scalars[place + 1] : 0
    if next == variationOfText { return false }
    return next == variationOfEmoji || value >= 0x231A && scalar.properties.isEmojiPresentation
      || (0x1F3FB...0x1F3FF).contains(next) && scalar.properties.isEmojiModifierBase
  }
}
