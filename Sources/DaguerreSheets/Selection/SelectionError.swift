public import DaguerreSupport

/// Why a selection makes no sense for a catalogue.
public enum SelectionError: Equatable {
  /// The word given to `--option` is not one of the known ones.
  case unknownWord(String, option: String, known: [String])
  /// The word given to `--option` is several known ones with commas between them.
  case severalWords([String], option: String)
  /// The catalogue has no axis of the name.
  case unknownAxis(String, known: [String])
  /// Both exist, but the theme does not have the value, as in a tuning of another theme.
  case missingValue(String, axis: String, theme: String, known: [String])
  /// All words are known, but no case fits all of them.
  case nothingSelected
  /// No case has the id.
  case unknownCase(String, near: String?)
  /// The cases that fit are rendered on demand only.
  case noReferenceSelected
}

extension SelectionError: DiagnosticError {
  /// What was asked for, and what there is.
  public var diagnostics: [Diagnostic] {
    func wrong(_ message: String, hint: String? = nil, accepted: [String] = []) -> [Diagnostic] {
      [Diagnostic(message, hint: hint, accepted: accepted, isWrongUse: true)]
    }
    switch self {
    case .unknownWord(let word, let option, let known):
      let near = NearestName.match(to: word, in: known).map { [$0] } ?? []
      return wrong("'\(word)' is not a \(option)", hint: Diagnostic.didYouMean(near), accepted: known)
    case .severalWords(let words, let option):
      let each = words.map { "--\(option) \($0)" }.joined(separator: " ")
      return wrong("'\(words.joined(separator: ","))' is not one \(option)", hint: "Name each: '\(each)'.")
    case .unknownAxis(let name, let known):
      return wrong("there is no axis '\(name)'", accepted: known)
    case .missingValue(let value, let axis, let theme, let known):
      return wrong("the theme '\(theme)' has no \(axis) '\(value)'", accepted: known)
    case .nothingSelected:
      return wrong("no case fits all that is selected", hint: "List the cases to see which there are.")
    case .unknownCase(let id, let near):
      let hint = Diagnostic.didYouMean(near.map { [$0] } ?? []) ?? "List the cases to see which there are."
      return wrong("no case has the id '\(id)'", hint: hint)
    case .noReferenceSelected:
      return wrong("no case that fits what is selected has a reference", hint: "It can only be rendered.")
    }
  }
}
