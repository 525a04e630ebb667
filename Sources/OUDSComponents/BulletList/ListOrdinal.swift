/// What stands before an item of an ordered list: a number, or a letter in the levels below.
struct ListOrdinal {
  /// In its list, from 0.
  let index: Int
  let level: Int

  private static let rightToLeftMark = "\u{200F}"
  private static let latinLetters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let arabicLetters = Array("أبتثجحخدذرزسشصضطظعغفقكلمنهوي")

  /// - Parameter isRightToLeft: whether letters are Arabic ones; numbers are the same. Letters begin again after the last.
  func text(isRightToLeft: Bool) -> String {
    // Without letters the dot would not know the side that the text begins at.
    guard level > 0 else { return (isRightToLeft ? Self.rightToLeftMark : "") + "\(index + 1)." }
    if isRightToLeft {
      let letter = Self.arabicLetters[index % Self.arabicLetters.count]
      return level == 1 ? "\(letter)." : "(\(letter))"
    }
    let letter = Self.latinLetters[index % Self.latinLetters.count]
    return level == 1 ? "\(letter.uppercased())." : "\(letter)."
  }
}
