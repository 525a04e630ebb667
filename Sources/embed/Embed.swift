import FoundationEssentials

/// Writes a Swift file with the bytes of text files, each a static property: `reportBarJs` for `report-bar.js`.
///
/// Arguments: the file to write, then the text files.
@main
enum Embed {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else { return }
    let properties = try paths.dropFirst().map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return property(name, text: try String(contentsOfFile: path, encoding: .utf8))
    }
    try "enum EmbeddedFiles {\n\(properties.joined())}\n".write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static func property(_ name: String, text: String) -> String {
    let words = name.split { $0 == "-" || $0 == "." }
    let swiftName = words.reduce("") { $0 + ($0.isEmpty ? $1 : $1.prefix(1).uppercased() + $1.dropFirst()) }
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return """
        static let \(swiftName) = [UInt8](\(marks)\"\"\"
      \(text)
      \"\"\"\(marks).utf8)

      """
  }
}
