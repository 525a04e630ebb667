public import DaguerreViews
public import Foundation

/// What components take for their longer texts: a `String`, an `AttributedString` with styles of its own, or an
/// ``OUDSTextualContent``.
public protocol OUDSTextContent: Sendable {
  /// As a view, without the style that the component gives it.
  var _text: Text { get }
  /// Whether there is nothing to show.
  var _isEmpty: Bool { get }
}

extension OUDSTextContent {
  /// As a view, its links strong, as alerts and lists have them.
  var textWithStrongLinks: Text { attributed.map { Text($0.withStrongLinks).underliningLinks() } ?? _text }

  /// The characters; nil where they have styles of their own.
  var plain: String? { innermost as? String }

  /// The characters in their styles; nil where they have none of their own.
  var attributed: AttributedString? { innermost as? AttributedString }

  private var innermost: any OUDSTextContent { (self as? OUDSTextualContent)?.content ?? self }
}

extension AttributedString {
  /// The same with links in bold.
  var withStrongLinks: AttributedString {
    var string = self
    for run in runs where run.link != nil {
      string[run.range].inlinePresentationIntent = (run.inlinePresentationIntent ?? []).union(.stronglyEmphasized)
    }
    return string
  }
}

extension String: OUDSTextContent {
  /// The characters.
  public var _text: Text { Text(self) }
  /// Whether there are no characters.
  public var _isEmpty: Bool { isEmpty }
}

extension AttributedString: OUDSTextContent {
  /// The characters in their styles.
  public var _text: Text { Text(self).underliningLinks() }
  /// Whether there are no characters.
  public var _isEmpty: Bool { characters.isEmpty }
}
