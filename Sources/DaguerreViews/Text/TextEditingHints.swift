// What the system would offer to those who edit a text: nobody does, in a picture.

/// Something that the system would offer to change how letters look.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// A set by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// All of them.
    public static let all = Set(rawValue: 0xFF)
    /// Those of the menu.
    public static let contextMenu = Set(rawValue: 1)
    /// Those in the bar of the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
  }
}

extension View {
  /// The same view: nobody edits a text.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> Self { self }
}
