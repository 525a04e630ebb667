import Foundation

/// Writes the list of the types that files declare: one in each, of the file's name.
///
/// Arguments: the file to write, then the files of sheets. ``ComponentSheets`` is the protocol, not sheets.
@main
enum SheetList {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      FileHandle.standardError.write(Data("usage: sheetlist <output> <file>...\n".utf8))
      exit(64)
    }
    let types = arguments.dropFirst()
      .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
      .filter { $0 != "ComponentSheets" }.sorted()
    try source(types).write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
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
}
