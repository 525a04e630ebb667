public import Foundation

extension Text {
  /// A text with styles of its own: font, colour, intent, and links, which are underlined; other attributes change
  /// nothing.
  public init(_ attributed: AttributedString) {
    var sum = Text(verbatim: "")
    for run in attributed.runs {
      var piece = Text(verbatim: String(attributed[run.range].characters))
        .font(run.font).foregroundColor(run.foregroundColor)
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { piece = piece.bold() }
      if intent.contains(.emphasized) { piece = piece.italic() }
      if intent.contains(.strikethrough) { piece = piece.strikethrough() }
      if run.link != nil { piece = piece.underline() }
      sum = sum + piece
    }
    self = sum
  }
}

/// What a stretch of text is to its reader, as Foundation has it on other platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Set in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Set in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes {
  /// The attributes of attributed strings that ``Text`` draws.
  public struct ViewAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Daguerre.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Daguerre.ForegroundColor"
    }

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "Daguerre.InlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.ViewAttributes, Key>
  ) -> Key { self[Key.self] }
}
