/// One value of one token: a line of a list of tokens.
///
/// A token that depends on the mode or the size class has a row for each; what does not apply is nil, and so is a value
/// that the theme does not have.
public struct TokenRow: Hashable, Sendable {
  /// `raw`, `semantic` or `component`.
  public let layer: String
  /// Dotted path.
  public let path: String
  /// Name of the Swift member.
  public let name: String
  /// What the value is, in the words of the design system: `color`, `number`.
  public let type: String
  /// Name of the theme; nil for a raw token, which belongs to none.
  public let theme: String?
  /// Name of the tuning; nil for raw tokens.
  public let tuning: String?
  /// `light` or `dark`.
  public let mode: String?
  /// `compact` or `regular`.
  public let sizeClass: String?
  /// Nil where the theme has none.
  public let value: TokenValue?
  /// Dotted path of the token whose value this one has; nil for a literal, a composite, and an overridden value.
  public let alias: String?

  package init(
    layer: String, path: String, name: String, type: String, theme: String?, tuning: String?, mode: String?,
    sizeClass: String?, value: TokenValue?, alias: String?
  ) {
    self.layer = layer
    self.path = path
    self.name = name
    self.type = type
    self.theme = theme
    self.tuning = tuning
    self.mode = mode
    self.sizeClass = sizeClass
    self.value = value
    self.alias = alias
  }
}

extension TokenRow: Encodable {
  private enum Key: String, CodingKey {
    case layer, path, name, type, theme, tuning, mode, sizeClass, value, alias
  }

  /// Writes every member, nil as `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(layer, forKey: .layer)
    try container.encode(path, forKey: .path)
    try container.encode(name, forKey: .name)
    try container.encode(type, forKey: .type)
    try container.encode(theme, forKey: .theme)
    try container.encode(tuning, forKey: .tuning)
    try container.encode(mode, forKey: .mode)
    try container.encode(sizeClass, forKey: .sizeClass)
    try container.encode(value, forKey: .value)
    try container.encode(alias, forKey: .alias)
  }
}
