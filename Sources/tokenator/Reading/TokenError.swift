/// A place in a token file.
struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  let file: String
  /// From 1.
  let line: Int

  var description: String { "\(file):\(line)" }
}

/// Something wrong in a token file, in a form that editors can jump to: `file:line: error: ...`.
struct TokenError: Error, Equatable, CustomStringConvertible {
  let message: String
  let location: SourceLocation

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  var description: String { "\(location): error: \(message)" }
}

/// All that is wrong, in the order of the files, so that one run shows everything there is to fix.
struct TokenErrors: Error, CustomStringConvertible {
  let errors: [TokenError]

  var description: String { errors.map(\.description).joined(separator: "\n") }
}
