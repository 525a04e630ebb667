enum NumberText {
  /// A number as a Swift literal: shortest text that reads back as the same number, no trailing `.0`.
  static func literal(_ number: Double) -> String {
    if number.rounded() == number, abs(number) < 1e15 { return String(Int64(number)) }
    return String(number)
  }
}
