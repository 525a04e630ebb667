import ArgumentParser
import DaguerreSupport

/// A word that stands where a command is named, and names none.
struct UnknownCommand: DiagnosticError {
  /// The commands that lead there, and the word.
  let words: [String]
  let known: [String]

  /// - Parameter arguments: those of the program `root`.
  /// - Returns: nil where the words that come first name a command, or options come first.
  init?(in arguments: some Sequence<String>, of root: any ParsableCommand.Type) {
    var (command, path): (any ParsableCommand.Type, [String]) = (root, [])
    for word in arguments.drop(while: { $0 == "help" }) {
      let next = command.configuration.subcommands
      if next.isEmpty || word.hasPrefix("-") { return nil }
      path.append(word)
      guard let named = next.first(where: { $0._commandName == word }) else {
        (words, known) = (path, next.map { $0._commandName })
        return
      }
      command = named
    }
    return nil
  }

  var diagnostics: [Diagnostic] {
    let near = NearestName.match(to: words.last ?? "", in: known)
    return [
      Diagnostic(
        "there is no command '\(words.joined(separator: " "))'", hint: Diagnostic.didYouMean([near].compactMap(\.self)),
        accepted: near == nil ? known : [], isWrongUse: true)
    ]
  }
}
