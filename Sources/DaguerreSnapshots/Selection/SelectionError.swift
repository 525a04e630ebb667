import DaguerreSupport

/// Why a selection makes no sense for a catalogue.
public enum SelectionError: Error, Equatable, Sendable {
  /// The word given to `--option` is not one of the known ones.
  case unknownWord(String, option: String, known: [String])
  /// The catalogue has no axis of the name.
  case unknownAxis(String, known: [String])
  /// Both exist, but the theme does not have the value, as in a tuning of another theme.
  case missingValue(String, axis: String, theme: String, known: [String])
  /// All words are known, but no case fits all of them.
  case nothingSelected
  /// The cases that fit are rendered on demand only.
  case noReferenceSelected
  /// References of one id share files across points, so they are recorded together.
  case partialRecording
}

extension SelectionError: CustomStringConvertible {
  /// For the person at the terminal, with the known words.
  public var description: String {
    switch self {
    case .unknownWord(let word, let option, let known):
      let hint = NearestName.match(to: word, in: known).map { " Did you mean '\($0)'?" } ?? ""
      return "'\(word)' is not a \(option).\(hint) Known: \(known.joined(separator: ", "))."
    case .unknownAxis(let name, let known):
      return "There is no axis '\(name)'. Known: \(known.joined(separator: ", "))."
    case .missingValue(let value, let axis, let theme, let known):
      return "The theme '\(theme)' has no \(axis) '\(value)'; it has: \(known.joined(separator: ", "))."
    case .nothingSelected:
      return "No case fits all that is selected; list the cases to see which there are."
    case .noReferenceSelected:
      return "No case that fits what is selected has a reference; it can only be rendered."
    case .partialRecording:
      return "A case is recorded at all points of a theme together; leave out the options that name other axes."
    }
  }
}
