/// A token and its value, both in a form that is the same on every run.
public struct TokenRead: Hashable, Sendable {
  /// Where the token is found, as in `button.colorBgDefaultEnabled`.
  public var path: String
  public var value: String
  /// The tokens that its value is made from, read directly, sorted and each once; empty for a value of its own, and where
  /// nobody asked.
  public var dependencies: [String]

  public init(path: String, value: String, dependencies: [String] = []) {
    self.path = path
    self.value = value
    self.dependencies = dependencies
  }
}
