public import DaguerreViews
public import Foundation

// Words for assistive technology with attributes, which nobody hears.

extension AttributeScopes {
  /// How words would be spoken.
  public struct AccessibilityAttributes: AttributeScope {
    /// How much an announcement matters.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether characters are spoken one by one.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute

    /// The key of how much an announcement matters.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// By what it may interrupt.
      public enum Value: Hashable, Sendable { case low, `default`, high }
      /// The name in encoded strings.
      public static let name = "Daguerre.AnnouncementPriority"
    }

    /// The key of whether characters are spoken one by one.
    public enum SpellsOutCharactersAttribute: AttributedStringKey {
      /// Whether they are.
      public typealias Value = Bool
      /// The name in encoded strings.
      public static let name = "Daguerre.SpellsOutCharacters"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of speech by its name, as in `words.accessibilitySpeechAnnouncementPriority`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AccessibilityNotification.Announcement {
  /// Some words with attributes.
  public init(_ words: AttributedString) { self.init(String(words.characters)) }
}
