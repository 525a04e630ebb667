import Foundation

/// Writes the list of the types that files declare and that conform to `ComponentSheets`.
///
/// Arguments: the file to write, then the files of sheets, of which each declares at least one.
@main
enum SheetList {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { fail("usage: sheetlist <output> <file>...") }
    let names = try arguments.dropFirst().flatMap { file in
      let found = types(in: try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8))
      if found.isEmpty {
        fail("\(file):1: error: no enum here conforms to ComponentSheets; give the file another name")
      }
      return found
    }
    try source(names.sorted()).write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
  }

  private static func types(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("enum "), line.hasSuffix(": ComponentSheets {") else { return nil }
      return String(line.dropFirst("enum ".count).prefix { $0 != ":" })
    }
  }

  private static func source(_ types: [String]) -> String {
    let list = types.map { "    \($0).self,\n" }.joined()
    return """
      enum SheetList {
        /// In the order of their names.
        static let all: [any ComponentSheets.Type] = [
      \(list)  ]
      }

      """
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(64)
  }
}
