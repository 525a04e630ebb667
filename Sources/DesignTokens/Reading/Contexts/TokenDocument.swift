internal import DaguerreSupport

/// A document that says which sets of tokens count in which context: a resolver document, or the themes of Tokens Studio.
package enum TokenDocument {
  /// The file in a folder of Tokens Studio that says which themes there are.
  package static let themesFile = "$themes.json"

  /// Composes the tokens of a document.
  ///
  /// - Parameters:
  ///   - name: what errors call the document; files are found from its folder.
  ///   - inputs: the contexts that are chosen, by the name of the modifier or of the group of themes.
  ///   - read: the bytes of a file.
  /// - Returns: one token file; nil for bytes that are neither.
  /// - Throws: ``TokenError``, and what `read` throws.
  package static func composed(
    _ bytes: [UInt8], name: String, inputs: [String: String], read: @escaping (String) throws -> [UInt8]
  ) throws -> [UInt8]? {
    // Large files are not parsed twice.
    let isInFolder = name.split(separator: "/").last.map(String.init) == themesFile
    guard isInFolder || ["\"resolutionOrder\"", "\"$themes\""].contains(where: { bytes.contains($0.utf8) }) else {
      return nil
    }
    let root = try JSONParser.parse(bytes, file: name)
    let tokens =
      try ResolverDocument.composed(root, name: name, inputs: inputs, read: read)
      ?? TokenSets.composed(root, name: name, inputs: inputs, read: read)
    return tokens.map { Array(root.with($0).text.utf8) }
  }
}
