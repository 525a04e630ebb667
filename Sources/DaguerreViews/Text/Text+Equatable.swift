extension Text: Equatable {
  /// Whether both say the same in the same styles.
  ///
  /// What is looked up or formatted where it stands is the same if it was where it was made; of attributes of one's own
  /// only the types are compared.
  public static func == (first: Text, second: Text) -> Bool { first.segments == second.segments }
}

extension Text.Segment: Equatable {
  static func == (first: Text.Segment, second: Text.Segment) -> Bool {
    first.content == second.content && (first.formatted == nil) == (second.formatted == nil)
      && first.isStyled(like: second) && first.isDecorated(like: second) && first.image == second.image
      && first.spoken == second.spoken && first.refusal == second.refusal
      && first.attributes.map { ObjectIdentifier(type(of: $0)) }
        == second.attributes.map { ObjectIdentifier(type(of: $0)) }
  }

  private func isStyled(like other: Text.Segment) -> Bool {
    font == other.font && weight == other.weight && isItalic == other.isItalic && keepsOff == other.keepsOff
      && color == other.color
      && style === other.style && isUncolored == other.isUncolored && link == other.link
      && isMonospaced == other.isMonospaced && hasTabularDigits == other.hasTabularDigits && width == other.width
      && scale == other.scale
  }

  private func isDecorated(like other: Text.Segment) -> Bool {
    kerning == other.kerning && tracking == other.tracking && baselineOffset == other.baselineOffset
      && background == other.background && underline == other.underline && strikethrough == other.strikethrough
  }
}
