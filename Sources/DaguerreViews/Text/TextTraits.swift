internal import DaguerreText
internal import Foundation

// What views say of all texts within them, where these do not say it themselves.

/// How texts differ from their font, together, as each text reads them.
struct TextTraits: Sendable {
  private enum Weighing: Sendable {
    case bold
    case weight(Font.Weight)

    var isBold: Bool { if case .bold = self { true } else { false } }
  }

  /// What is said of their weight, from outside to inside: the last counts, unless it is taken back.
  private var weighings: [Weighing] = []
  var isItalic = false
  var tracking: Double?
  var baselineOffset = 0.0
  var isMonospaced = false
  var hasTabularDigits = false
  var width: Font.Width?
  var scale = Text.Scale.default
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var textCase: Text.Case?
  /// What draws texts in their place.
  var drawing: TextDrawing?

  /// Nil for that of their font.
  var weight: Font.Weight? {
    weighings.last.map { if case .weight(let weight) = $0 { weight } else { .bold } }
  }

  /// Says another weight, or takes back those that are said so far.
  mutating func setWeight(_ weight: Font.Weight?) {
    guard let weight else { return weighings.removeAll { !$0.isBold } }
    weighings.append(.weight(weight))
  }

  /// Says that they are bold, or takes that back.
  mutating func setBold(_ isBold: Bool) {
    if isBold { weighings.append(.bold) } else { weighings.removeAll(where: \.isBold) }
  }
}

private enum TextTraitsKey: EnvironmentKey { static let defaultValue = TextTraits() }

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  /// Which letters texts are shown in; nil for their own.
  public var textCase: Text.Case? {
    get { textTraits.textCase }
    set { textTraits.textCase = newValue }
  }
}

extension Text {
  /// Which letters texts are shown in.
  public enum Case: Hashable, Sendable, CaseIterable {
    case uppercase, lowercase

    /// As the language of a locale has it: capitals of Turkish keep their dots, and those of Greek lose their accents.
    func presented(_ text: String, in locale: Locale) -> String {
      switch self {
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      }
    }
  }
}

extension Text {
  /// How large a text is beside others in its font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case `default`
    /// Smaller.
    case secondary

    /// Of the font's size; a choice of ours, as the system says no number.
    var share: Double { self == .secondary ? 0.85 : 1 }
  }
}

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public enum Pattern: Hashable, Sendable, CaseIterable { case solid, dot, dash, dashDot, dashDotDot }

    /// A solid line in the text's colour.
    public static let single = LineStyle()

    /// How much of a line it is.
    package enum Weight: Hashable, Sendable { case single, thick, double }

    /// What the line is made of.
    package let pattern: Pattern
    /// How much of a line it is.
    package let weight: Weight
    /// Whether there is none for white space between words.
    package let skipsSpaces: Bool
    /// Nil for the text's.
    package let color: Color?

    /// A line; nil for the text's own colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.init(pattern: pattern, weight: .single, skipsSpaces: false, color: color)
    }

    package init(pattern: Pattern, weight: Weight, skipsSpaces: Bool, color: Color?) {
      (self.pattern, self.weight, self.skipsSpaces, self.color) = (pattern, weight, skipsSpaces, color)
    }

    var line: TextStyle.DecorationLine {
      let pattern: TextStyle.DecorationLine.Pattern =
        switch self.pattern {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
      let weight: TextStyle.DecorationLine.Weight =
        switch self.weight {
        case .single: .single
        case .thick: .thick
        case .double: .double
        }
      return TextStyle.DecorationLine(pattern: pattern, weight: weight, skipsSpaces: skipsSpaces, color: color)
    }
  }
}

/// Whether people could select text.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

extension View {
  /// Sets the weight of texts within the view; nil for that of their font, or bold where that is set around the view.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentModifier<Self> { textTraits { $0.setWeight(weight) } }

  /// Makes texts within the view bold, or takes back that they are; a weight that is set around the view stays.
  public func bold(_ isActive: Bool = true) -> EnvironmentModifier<Self> { textTraits { $0.setBold(isActive) } }

  /// Makes texts within the view italic.
  public func italic(_ isActive: Bool = true) -> EnvironmentModifier<Self> { textTraits { $0.isItalic = isActive } }

  /// Adds points after each character of texts within the view, in place of ``kerning(_:)``; letters are not joined to
  /// ligatures then.
  public func tracking(_ points: Double) -> EnvironmentModifier<Self> { textTraits { $0.tracking = points } }

  /// Raises texts within the view by points, and the heights of their lines with them.
  public func baselineOffset(_ points: Double) -> EnvironmentModifier<Self> {
    textTraits { $0.baselineOffset = points }
  }

  /// Draws texts within the view in the font that stands for the system's of one width.
  public func monospaced(_ isActive: Bool = true) -> EnvironmentModifier<Self> {
    textTraits { $0.isMonospaced = isActive }
  }

  /// Draws texts within the view in a kind of the system's font; all but the one of one width are drawn as they are.
  public func fontDesign(_ design: Font.Design?) -> EnvironmentModifier<Self> { monospaced(design == .monospaced) }

  /// Says how wide letters within the view are; they are drawn in the usual width, with a warning where another is asked
  /// for.
  public func fontWidth(_ width: Font.Width?) -> EnvironmentModifier<Self> { textTraits { $0.width = width } }

  /// Draws texts within the view smaller, as what stands beside a more important one.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> EnvironmentModifier<Self> {
    textTraits { if isEnabled { $0.scale = scale } }
  }

  /// Draws a line under texts within the view; nil for their own colour.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> EnvironmentModifier<Self> {
    textTraits { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Draws a line through texts within the view; nil for their own colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> EnvironmentModifier<Self> {
    textTraits { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Shows texts within the view in capital or small letters, by the environment's locale; nil for their own.
  public func textCase(_ textCase: Text.Case?) -> EnvironmentModifier<Self> { environment(\.textCase, textCase) }

  /// The same view: nobody selects text in a picture.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }

  /// Draws digits of one width in texts within the view, where their font has some.
  public func monospacedDigit() -> EnvironmentModifier<Self> { textTraits { $0.hasTabularDigits = true } }

  private func textTraits(_ change: @escaping (inout TextTraits) -> Void) -> EnvironmentModifier<Self> {
    transformEnvironment(\.textTraits, transform: change)
  }
}
