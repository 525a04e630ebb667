package import ArgumentParser
internal import DaguerreSupport
package import DaguerreSnapshots
internal import DesignTokens
import Synchronization

/// Overrides of the tokens of the themes: a release, then files and single values in the order of the command line.
package struct OverlayOptions<Source: OverlaySource>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A token file to lay over the themes, in the Design Tokens format, a resolver document of it, or a file or folder of Tokens Studio; can be repeated.",
      valueName: "file",
      visibility: Source.readsTokenFiles ? .default : .hidden),
    transform: { NumberedArgument(argument: try wantedPath($0, "a token file, such as brand.tokens.json")) })
  package var tokens: [NumberedArgument] = []
  @Option(
    help: ArgumentHelp(
      "The context of a modifier of a resolver document, such as brand=sosh, or the theme of a group; can be repeated.",
      valueName: "modifier=context", visibility: Source.readsTokenFiles ? .default : .hidden))
  package var tokenContext: [String] = []
  @Option(
    help: ArgumentHelp(
      "A token, as 'tokens list' names it, and its value, such as #4B0082; can be repeated. "
        + (Source.readsTokenFiles ? "Of --tokens and --set the last counts most." : "The last counts most."),
      valueName: "path=value"))
  package var set: [NumberedArgument] = []

  @Option(
    help: ArgumentHelp(
      "A release of the tokens, such as 2.6.0, whose values to take; --tokens and --set lie over it.",
      valueName: "version", visibility: Source.hasTokenReleases ? .default : .hidden))
  package var tokenRelease: String?

  package init() {}

  package func validate() throws {
    for assignment in set where Self.parts(assignment.text) == nil {
      throw ValidationError("--set '\(assignment.text)': write the token, '=' and the value.")
    }
    for choice in tokenContext where Self.parts(choice) == nil {
      throw ValidationError("--token-context '\(choice)': write the modifier, '=' and the context.")
    }
    if !tokenContext.isEmpty && tokens.isEmpty {
      throw ValidationError("--token-context needs a resolver document or themes: add them with --tokens.")
    }
  }

  /// The layers, the last on top.
  ///
  /// - Parameter read: the bytes of a file, of the options or named by a document of contexts.
  /// - Throws: `FileError` for a file that cannot be read, and what is wrong with a document of contexts.
  package func layers(
    reading read: @escaping (String) throws -> [UInt8] = { try Files.read($0) }
  ) throws -> [OverlayLayer] {
    let inputs = tokenContext.compactMap(Self.parts).map { ($0.path, $0.value) }
    var hasContexts = false
    let files = try tokens.map { argument in
      let path = Self.path(argument.text)
      let bytes = try read(path)
      let composed = try TokenDocument.composed(
        bytes, name: path, inputs: Dictionary(inputs) { $1 }, read: read)
      if composed != nil { hasContexts = true }
      return (number: argument.number, layer: OverlayLayer.file(name: path, bytes: composed ?? bytes))
    }
    if !tokenContext.isEmpty && !hasContexts {
      throw ValidationError("--token-context: no file of --tokens is a resolver document or has themes.")
    }
    let values = set.compactMap { argument in
      Self.parts(argument.text).map {
        (number: argument.number, layer: OverlayLayer.value(path: $0.path, text: $0.value))
      }
    }
    return (tokenRelease.map { [.release($0)] } ?? [])
      + (files + values).sorted { $0.number < $1.number }.map(\.layer)
  }

  /// The files that the layers are made of: those of ``tokens``, and those that documents of contexts name.
  ///
  /// None after the first that cannot be read; ``layers(reading:)`` says what is wrong with that.
  package var files: [String] {
    var files: [String] = []
    _ = try? layers { path in
      files.append(path)
      return try Files.read(path)
    }
    return files
  }

  /// A folder stands for the file in it that says which themes there are.
  private static func path(_ argument: String) -> String {
    let themes = (argument.hasSuffix("/") ? argument : argument + "/") + TokenDocument.themesFile
    return Files.exists(themes) ? themes : argument
  }

  private static func parts(_ assignment: String) -> (path: String, value: String)? {
    guard let sign = assignment.firstIndex(of: "=") else { return nil }
    let (path, value) = (assignment[..<sign], assignment[assignment.index(after: sign)...])
    return path.isEmpty || value.isEmpty ? nil : (String(path), String(value))
  }
}

/// An argument that records its place on the command line.
///
/// The parser keeps the values of two options apart, but parses them in the order of the command line.
package struct NumberedArgument: ExpressibleByArgument {
  let text: String
  let number: Int

  private static let count = Atomic(0)

  package init(argument: String) {
    text = argument
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
