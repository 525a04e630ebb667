/// Names of files that are the same on all file systems.
enum FileName {
  /// The text with every run of what is not an ASCII letter, a digit, `-` or `_` as one `-`, none at the ends.
  static func part(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": result.unicodeScalars.append(scalar)
      default: if !result.isEmpty && !result.hasSuffix("-") { result += "-" }
      }
    }
    return result.hasSuffix("-") ? String(result.dropLast()) : result
  }
}
