public import DaguerreViews
public import Foundation

/// What is chosen of a text with attributes; nobody chooses anything in a picture.
public struct AttributedTextSelection: Hashable, Sendable {
  /// Nothing.
  public init() {}
  /// Characters from one to another.
  public init(range: Range<AttributedString.Index>) {}
  /// The place before a character.
  public init(insertionPoint: AttributedString.Index) {}
}

extension TextEditor {
  /// A field that holds a text with attributes.
  public init(text: Binding<AttributedString>) { self.init(shown: Text(text.wrappedValue)) }

  /// A field that holds a text with attributes, of which something is chosen, which does not show.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) }
}
