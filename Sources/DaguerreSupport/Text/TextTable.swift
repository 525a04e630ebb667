/// Lines of words in columns as wide as their widest word, two spaces between.
package struct TextTable {
  private var lines: [[String]]

  /// - Parameter heads: the words above the columns.
  package init(heads: [String]) { lines = [heads] }

  /// Adds a line with a word for each column.
  package mutating func add(_ words: [String]) { lines.append(words) }

  /// The lines, without spaces at their ends; heads first.
  package var text: [String] {
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
