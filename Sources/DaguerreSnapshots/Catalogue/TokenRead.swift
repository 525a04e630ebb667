/// A token and its value as text that is the same on every run.
public struct TokenRead: Hashable, Sendable {
  /// Where the token is found, as in `button.colorBgDefaultEnabled`.
  public var path: String
  /// Its value as canonical text, as in `#FF7900FF`.
  public var value: String

  /// - Parameter value: as canonical text, the same on every machine.
  public init(path: String, value: String) {
    self.path = path
    self.value = value
  }
}
