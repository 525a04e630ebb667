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
