extension String {
  /// The number that the hexadecimal digits mean, with `#` or anything else but letters and digits around them; nil for
  /// one that is none or too large.
  public func fromHexToInt() -> Int? {
    let digits = drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0.isNumber }
    return Int(digits.hasPrefix("0x") ? digits.dropFirst(2) : digits, radix: 16)
  }

  /// What a colour `#RRGGBB` or `#RRGGBBAA` looks like on white, as `#` with six digits; nil for what is no such colour.
  ///
  /// Opacities count in whole per cent, and channels are rounded down.
  public func toHex6() -> String? {
    guard hasPrefix("#"), count == 7 || count == 9, let value = UInt32(dropFirst(), radix: 16) else { return nil }
    guard count == 9 else { return self }
    let share = ((value & 0xFF) * 200 + 255) / 510
    let channels = [24, 16, 8].map { shift in ((value >> shift & 0xFF) * share + 255 * (100 - share)) / 100 }
    return "#" + String(channels.reduce(1) { $0 << 8 | $1 }, radix: 16, uppercase: true).dropFirst()
  }
}
