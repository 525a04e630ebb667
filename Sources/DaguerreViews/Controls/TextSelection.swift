/// What is chosen of a text; nobody chooses anything in a picture.
public struct TextSelection: Hashable, Sendable {
  /// Where it is.
  public enum Indices: Hashable, Sendable {
    /// From one character to another, or before one.
    case selection(Range<String.Index>)
  }

  /// Where it is.
  public var indices: Indices
  /// Whether it is a place between two characters.
  public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }

  /// Characters from one to another.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// The place before a character.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}

extension TextField where Label == Text {
  /// A field of which something is chosen, which does not show.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis)
  }
}

extension TextEditor {
  /// A field that holds some text, of which something is chosen, which does not show.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
