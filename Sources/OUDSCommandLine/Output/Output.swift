internal import Foundation

/// JSON for other programs: a list with an entry on each line, members by name.
enum JSONOutput {
  static func lines(_ entries: some Sequence<some Encodable>) throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let texts = try entries.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    guard !texts.isEmpty else { return ["[]"] }
    return ["["] + texts.dropLast().map { $0 + "," } + [texts[texts.count - 1], "]"]
  }
}

/// Numbers for people.
enum Decimal {
  /// To two places, halves away from zero, without needless zeros; the same in every locale.
  static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  static func text(_ number: Double) -> String {
    let text = "\(rounded(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
