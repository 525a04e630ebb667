internal import ArgumentParser

/// What an option's text says.
///
/// - Parameter form: what can be written there, with an example.
/// - Throws: an error that tells the form, where the text says nothing.
func wanted<Value>(_ value: Value?, _ form: String) throws -> Value {
  guard let value else { throw ValidationError("give \(form).") }
  return value
}
