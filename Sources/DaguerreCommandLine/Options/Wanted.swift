internal import ArgumentParser

/// What an option's text says.
///
/// - Parameter form: what can be written there, with an example.
/// - Throws: an error that tells the form, where the text says nothing.
func wanted<Value>(_ value: Value?, _ form: String) throws -> Value {
  guard let value else { throw ValidationError("give \(form).") }
  return value
}

/// The path that an option's text is.
///
/// - Parameter kind: what is there, as in "a folder".
/// - Throws: an error that tells the kind, where the text is empty, as an unset variable makes it.
package func wantedPath(_ text: String, _ kind: String) throws -> String { try wanted(text.isEmpty ? nil : text, kind) }
