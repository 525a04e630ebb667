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

/// Lines of words in columns as wide as their widest word, two spaces between.
struct TextTable {
  private var lines: [[String]]

  init(heads: [String]) { lines = [heads] }

  mutating func add(_ words: [String]) { lines.append(words) }

  /// The lines, without spaces at their ends; heads first.
  var text: [String] {
    let widths = (lines.first ?? []).indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { words in
      var line = ""
      for (word, width) in zip(words, widths) {
        line += word + String(repeating: " ", count: width - word.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
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
