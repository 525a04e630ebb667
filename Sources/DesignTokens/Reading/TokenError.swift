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
}

/// Something wrong in a token file, in a form that editors can jump to: `file:line: error: ...`.
package struct TokenError: DiagnosticError, Equatable {
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
