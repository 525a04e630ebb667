/// A colour as the design system writes it: `#RRGGBB` or `#RRGGBBAA`, sRGB, straight alpha.
public enum HexadecimalColor {
  /// The number 0xRRGGBBAA for a text; six digits mean opaque.
  ///
  /// - Returns: nil unless the text is `#` and six or eight hexadecimal digits, of either case.
  public static func rgba(_ text: String) -> UInt32? {
    let count = text.utf8.count
    guard count == 7 || count == 9, text.utf8.first == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for digit in text.utf8.dropFirst() {
      guard let nibble = nibble(digit) else { return nil }
      value = value << 4 | nibble
    }
    return count == 7 ? value << 8 | 0xFF : value
  }

  /// `#RRGGBBAA`, upper case, for the number 0xRRGGBBAA.
  public static func text(_ rgba: UInt32) -> String {
    String(unsafeUninitializedCapacity: 9) { bytes in
      bytes[0] = UInt8(ascii: "#")
      for place in 1...8 {
        let nibble = UInt8(truncatingIfNeeded: rgba >> UInt32(32 - 4 * place)) & 0xF
        bytes[place] = nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
      }
      return 9
    }
  }

  /// As the design system writes the number 0xRRGGBBAA: `#RRGGBB` if it is opaque, else `#RRGGBBAA`, upper case.
  public static func shortText(_ rgba: UInt32) -> String {
    rgba & 0xFF == 0xFF ? String(text(rgba).prefix(7)) : text(rgba)
  }

  private static func nibble(_ digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
