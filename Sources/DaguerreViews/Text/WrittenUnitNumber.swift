internal import CUnitNumbers
package import Foundation

/// A number with its unit, as ICU writes it.
package struct WrittenUnitNumber {
  private let before: String
  private let number: String
  private let after: String
  /// Of the unit that was written.
  package let value: Double

  /// A number as a skeleton of ICU has it, as in `unit/kilometer unit-width-short`; nil for one that ICU does not write.
  package init?(_ value: Double, _ skeleton: String, _ locale: Locale) {
    var text = [UInt16](repeating: 0, count: 200)
    let written = write_unit_number(
      Array(skeleton.utf16) + [0], locale.identifier, value, &text, Int32(text.count))
    guard written.length > 0 else { return nil }
    let (begin, end) = (min(Int(written.begin), Int(written.length)), Int(written.end))
    before = String(decoding: text[..<begin], as: UTF16.self)
    number = String(decoding: text[begin..<max(begin, end)], as: UTF16.self)
    after = String(decoding: text[max(begin, end)..<Int(written.length)], as: UTF16.self)
    self.value = written.value
  }

  /// The number with its unit.
  package var text: String { before + number + after }

  /// With the number in a style; as it is where it is of two units, such as feet and inches.
  package func text(with style: FloatingPointFormatStyle<Double>) -> String {
    number.contains { $0.isLetter } ? text : before + style.format(value) + after
  }

  /// How a unit is written.
  enum Width: Int32 {
    case wide, short, narrow

    /// As skeletons have it.
    var name: String { ["full-name", "short", "narrow"][Int(rawValue)] }
  }

  /// Several numbers with their units, one after the other; nil for none.
  static func joined(_ numbers: [WrittenUnitNumber], _ width: Width, _ locale: Locale) -> String? {
    let texts = numbers.map { Array($0.text.utf16) }
    var joined = [UInt16](repeating: 0, count: 1_000)
    let length = join_unit_numbers(
      Array(texts.joined()), texts.map { Int32($0.count) }, Int32(texts.count), width.rawValue, locale.identifier,
      &joined, Int32(joined.count))
    return length > 0 ? String(decoding: joined[..<Int(length)], as: UTF16.self) : nil
  }
}
