public import Foundation

extension Text {
  /// A text with styles of its own: font, colour, the colour behind it, kerning, intent, lines under or through it, and
  /// links, which have the accent colour; other attributes change nothing.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    var pieces = [Text(verbatim: "")]
    for run in attributed.runs {
      var piece = Text(verbatim: String(attributed[run.range].characters)).ground(run.backgroundColor)
      if let font = run.font { piece = piece.font(font) }
      if let color = run.foregroundColor { piece = piece.foregroundColor(color) }
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { piece = piece.bold() }
      if intent.contains(.emphasized) { piece = piece.italic() }
      if intent.contains(.code) { piece = piece.monospaced() }
      if let style = run.strikethroughStyle ?? (intent.contains(.strikethrough) ? .single : nil) {
        piece = piece.struckThrough(style)
      }
      if let style = run.underlineStyle { piece = piece.underlined(style) }
      if run.link != nil { piece = piece.linked() }
      if let points = run.baselineOffset { piece = piece.baselineOffset(points) }
      if let points = run.kern { piece = piece.kerning(points) }
      if let points = run.tracking { piece = piece.tracking(points) }
      pieces.append(piece)
    }
    self.init(joining: pieces)
  }
}

/// What a stretch of text is to its reader, as Foundation has it on other platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each intent.
  public let rawValue: UInt
  /// Intents by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Set in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Set in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Set in the font of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Set with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes {
  /// The attributes of attributed strings that ``Text`` draws.
  public struct ViewAttributes: AttributeScope {
    /// The typeface.
    public let font: FontAttribute
    /// What glyphs are filled with.
    public let foregroundColor: ForegroundColorAttribute
    /// What lies behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// What the text is to its reader.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points after each character.
    public let kern: KernAttribute
    /// The same, in place of kern, without ligatures.
    public let tracking: TrackingAttribute

    /// The key of the typeface.
    public enum FontAttribute: AttributedStringKey {
      /// A font by family, size, weight and slant.
      public typealias Value = Font
      /// The name in encoded strings.
      public static let name = "Daguerre.Font"
    }

    /// The key of the colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour in sRGB.
      public typealias Value = Color
      /// The name in encoded strings.
      public static let name = "Daguerre.ForegroundColor"
    }

    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour in sRGB.
      public typealias Value = Color
      /// The name in encoded strings.
      public static let name = "Daguerre.BackgroundColor"
    }

    /// The key of the intent.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of intents.
      public typealias Value = InlinePresentationIntent
      /// The name in encoded strings.
      public static let name = "Daguerre.InlinePresentationIntent"
    }

    /// The key of how far the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = Double
      /// The name in encoded strings.
      public static let name = "Daguerre.BaselineOffset"
    }

    /// The key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A pattern and a colour.
      public typealias Value = Text.LineStyle
      /// The name in encoded strings.
      public static let name = "Daguerre.UnderlineStyle"
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A pattern and a colour.
      public typealias Value = Text.LineStyle
      /// The name in encoded strings.
      public static let name = "Daguerre.StrikethroughStyle"
    }

    /// The key of the room after characters.
    public enum KernAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = Double
      /// The name in encoded strings.
      public static let name = "Daguerre.Kern"
    }

    /// The key of the room after characters by its other name.
    public enum TrackingAttribute: AttributedStringKey {
      /// In points.
      public typealias Value = Double
      /// The name in encoded strings.
      public static let name = "Daguerre.Tracking"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of views by its name, as in `run.foregroundColor`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.ViewAttributes, Key>
  ) -> Key { self[Key.self] }
}
