extension String {
  /// The number that the hexadecimal digits mean, with `#` or anything else but letters and digits around them; nil for
  /// one that is none or too large.
  public func fromHexToInt() -> Int? {
    let digits = drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0.isNumber }
    return Int(digits.hasPrefix("0x") ? digits.dropFirst(2) : digits, radix: 16)
  }

  /// What a colour `#RRGGBB` or `#RRGGBBAA` looks like on white, as six digits; nil for what is no such colour.
  public func toHex6() -> String? {
    guard hasPrefix("#"), count == 7 || count == 9, let value = UInt32(dropFirst(), radix: 16) else { return nil }
    let rgba = count == 7 ? value << 8 | 0xFF : value
    let alpha = Double(rgba & 0xFF) / 255
    let channels = [24, 16, 8].map { shift in
      UInt32((Double(rgba >> shift & 0xFF) * alpha + 255 * (1 - alpha)).rounded())
    }
    let text = String(channels.reduce(1) { $0 << 8 | $1 }, radix: 16, uppercase: true)
    return String(text.dropFirst())
  }
}
