/// Something that is wrong, for the person who can mend it: where, what, what would be right, and what to do.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Where it is, as in `brand.json:12` or `button/default (orange/dark)`; nil where the message tells.
  public var place: String?
  /// What is wrong, without a full stop at its end.
  public var message: String
  /// What to do, or what was probably meant: a sentence.
  public var hint: String?
  /// The words that would be right.
  public var accepted: [String]
  /// Whether what was asked for is wrong, rather than what was found.
  public var isWrongUse: Bool

  /// - Parameters:
  ///   - place: an empty one is none.
  ///   - hint: an empty one is none.
  public init(
    _ message: String, at place: String? = nil, hint: String? = nil, accepted: [String] = [], isWrongUse: Bool = false
  ) {
    self.place = place.flatMap { $0.isEmpty ? nil : $0 }
    self.message = message
    self.hint = hint.flatMap { $0.isEmpty ? nil : $0 }
    self.accepted = accepted
    self.isWrongUse = isWrongUse
  }

  /// The hint for a word that was probably another one.
  public static func didYouMean(_ words: [String]) -> String? {
    words.isEmpty ? nil : "Did you mean \(words.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// With the mark that editors and people look for.
  ///
  /// As in `brand.json:12: error: 'a' has no value. Give it one.`
  public var line: String { (place.map { "\($0): " } ?? "") + "error: " + sentence }

  /// As ``line``; without the mark where there is no place.
  public var description: String { place == nil ? sentence : line }

  /// As ``line`` without the mark: to be a part of what another one says.
  package var phrase: String { (place.map { "\($0): " } ?? "") + sentence }

  private var sentence: String {
    let advice = [hint, accepted.isEmpty ? nil : "Known: \(accepted.joined(separator: ", "))."].compactMap(\.self)
    return advice.isEmpty ? message : "\(message). \(advice.joined(separator: " "))"
  }
}

/// An error that says what is wrong in diagnostics, one or several.
public protocol DiagnosticError: Error, CustomStringConvertible {
  /// What is wrong, in an order that does not change from run to run.
  var diagnostics: [Diagnostic] { get }
}

extension DiagnosticError {
  /// A line for each diagnostic.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension Diagnostic {
  /// What any error says.
  package static func all(of error: any Error) -> [Diagnostic] {
    (error as? any DiagnosticError)?.diagnostics ?? [Diagnostic("\(error)")]
  }

  /// What any error says, to be a part of what another one says.
  package static func phrase(of error: any Error) -> String { all(of: error).map(\.phrase).joined(separator: "; ") }
}
