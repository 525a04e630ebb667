public import DaguerreViews
public import Foundation

/// A longer text of a component by where it comes from, as release 3.2 of the iOS library has it.
public enum OUDSTextualContent: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters as they are.
  case raw(String)
  /// A key, looked up in the app's own table.
  case localized(LocalizedStringKey)
  /// With styles of its own.
  case rich(AttributedString)

  /// What a table of a bundle has for a key.
  public static func localized(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main
  ) -> OUDSTextualContent {
    .raw(key.localized(tableName, bundle))
  }

  /// The characters of a literal.
  public init(stringLiteral text: String) { self = .raw(text) }

  /// What is made of the characters, or of the text with styles of its own.
  func made<Form>(plain: (String) -> Form, rich: (AttributedString) -> Form) -> Form {
    switch self {
    case .raw(let text): plain(text)
    case .localized(let key): plain(key.localized())
    case .rich(let text): rich(text)
    }
  }
}

extension OUDSTextualContent: OUDSTextContent {
  var content: any OUDSTextContent { made(plain: { $0 }, rich: { $0 }) }

  /// The characters, in their styles if they have some.
  public var _text: Text { content._text }
  /// Whether there are no characters.
  public var _isEmpty: Bool { content._isEmpty }
}

// So that a call can say `helperText: .raw("Optional")` where any text is taken; the cases come first elsewhere.
extension OUDSTextContent where Self == OUDSTextualContent {
  /// The characters as they are.
  @_disfavoredOverload
  public static func raw(_ text: String) -> Self { .raw(text) }

  /// What a table of a bundle has for a key.
  @_disfavoredOverload
  public static func localized(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main
  ) -> Self { .localized(key, tableName: tableName, bundle: bundle) }

  /// A text with styles of its own.
  @_disfavoredOverload
  public static func rich(_ text: AttributedString) -> Self { .rich(text) }
}
