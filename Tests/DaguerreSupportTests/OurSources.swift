import Foundation
import Testing

/// The sources of the package, for rules that hold in all of them.
enum OurSources {
  static let folder = URL(filePath: #filePath).appending(path: "../../../Sources").standardized

  /// Their paths below `Sources`, sorted.
  static func names() throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.allObjects as? [String]
    return try #require(names).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }.sorted()
  }

  /// The lines of a file with what is looked for: by ICU, since Swift's expressions take ten seconds for all files.
  static func lines(of name: String, with pattern: NSRegularExpression) throws -> [String] {
    let text = try NSString(contentsOf: folder.appending(path: name), encoding: String.Encoding.utf8.rawValue)
    return pattern.matches(in: text as String, range: NSRange(location: 0, length: text.length)).map {
      text.substring(with: text.lineRange(for: $0.range))
    }
  }
}
