public import DaguerreViews
public import Foundation

/// What components take for their longer texts: a `String`, or an `AttributedString` with styles of its own.
public protocol OUDSTextContent: Sendable {
  /// As a view, without the style that the component gives it.
  var _text: Text { get }
  /// Whether there is nothing to show.
  var _isEmpty: Bool { get }
}

extension String: OUDSTextContent {
  /// The characters.
  public var _text: Text { Text(self) }
  /// Whether there are no characters.
  public var _isEmpty: Bool { isEmpty }
}

extension AttributedString: OUDSTextContent {
  /// The characters in their styles.
  public var _text: Text { Text(self) }
  /// Whether there are no characters.
  public var _isEmpty: Bool { characters.isEmpty }
}
