package import DaguerreSupport

/// A place in a token file.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  package let file: String
  /// From 1; 0 for what is not in a file.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package var description: String { line == 0 ? file : "\(file):\(line)" }

  /// From its description.
  init?(_ description: String) {
    guard let colon = description.lastIndex(of: ":"), let line = Int(description[description.index(after: colon)...])
    else { return nil }
    self.init(file: String(description[..<colon]), line: line)
  }
}

/// Something wrong in a token file, in a form that editors can jump to: `file:line: error: ...`.
package struct TokenError: DiagnosticError, Hashable {
  package let message: String
  package let location: SourceLocation

  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  package var diagnostics: [Diagnostic] { [Diagnostic(message, at: "\(location)")] }
}

/// All that is wrong, in the order of the files, so that one run shows everything there is to fix.
package struct TokenErrors: DiagnosticError {
  package let errors: [TokenError]

  package init(errors: [TokenError]) {
    self.errors = errors
  }

  package var diagnostics: [Diagnostic] { errors.flatMap(\.diagnostics) }
}

/// What is wrong with a file, each thing once, and not more of it than a person reads.
package struct TokenErrorList {
  private static let limit = 100

  private let file: String
  private var errors: [TokenError] = []
  private var known: Set<TokenError> = []
  private var isCut = false

  package init(file: String) { self.file = file }

  package var isEmpty: Bool { errors.isEmpty }

  package mutating func add(_ error: TokenError) { add { error } }

  /// - Parameter error: asked for only where there is still room.
  package mutating func add(_ error: () -> TokenError) {
    guard errors.count < Self.limit else {
      isCut = true
      return
    }
    let error = error()
    if known.insert(error).inserted { errors.append(error) }
  }

  /// In the order in which they were found; the last says so when there are more.
  package var all: [TokenError] {
    guard isCut else { return errors }
    let rest = "more is wrong than these \(Self.limit) things; mend them first"
    return errors + [TokenError(rest, at: SourceLocation(file: file, line: 0))]
  }
}
