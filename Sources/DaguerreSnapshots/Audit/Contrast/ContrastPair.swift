public import DaguerreGraphics
import DaguerreSkins

/// Something drawn and what lies under it, as people see the two.
public struct ContrastPair: Sendable {
  /// What is drawn, which decides how much contrast it needs.
  public enum Kind: String, CaseIterable, Sendable {
    /// Text below the size of ``largeText``.
    case text
    /// Text from 24 px, or bold from 18.66 px: 18 and 14 points in WCAG 2.2, definition of "large scale".
    case largeText = "large-text"
    /// An icon or another filled path, or an arc.
    case graphic
    /// The box of a control, as far as it has nothing in it that tells it from its surroundings.
    case boundary

    /// The least ratio: WCAG 2.2, 1.4.3 for texts, 1.4.11 for the others.
    public var requiredRatio: Double { self == .text ? 4.5 : 3 }
  }

  /// Why a pair may have any ratio.
  public enum Exemption: String, CaseIterable, Sendable {
    /// It belongs to a component that cannot be used: WCAG 2.2, 1.4.3 and 1.4.11, "inactive".
    case disabled
    /// The box of a control that is known by the text or the graphic in it.
    case identified
    /// A part of a picture of several colours, in which no single part has to stand out.
    case picture
  }

  /// What is drawn.
  public var kind: Kind
  /// Why the ratio does not matter; nil where it does.
  public var exemption: Exemption?
  /// Of what is drawn, after opacity and all that lies over it, where the ratio is smallest.
  public var foreground: Color
  /// What is seen there without it.
  public var ground: Color
  /// From 1 to 21.
  public var ratio: Double
  /// The tokens that the foreground's colour comes from, sorted; several where several have it, empty where none is
  /// known.
  public var foregroundTokens: [String]
  /// The tokens that the colour of the topmost paint under it comes from, sorted.
  public var groundTokens: [String]
  /// The innermost view that paints it; empty where that was not traced.
  public var view: String
  /// The name of the cell that it belongs to; empty on a sheet without cells.
  public var cell: String
  /// How much of what is drawn has too small a ratio, 0 to 1; less than 1 where it lies on several grounds.
  public var share: Double
  /// The pixel of the smallest ratio, at the scale that it was looked at.
  public var x, y: Int

  /// Whether the ratio is too small, and matters.
  public var isFinding: Bool { exemption == nil && ratio < kind.requiredRatio }

  /// As in `text color.content.default on color.bg.primary`; a colour stands for tokens that are not known.
  public var name: String {
    func text(_ tokens: [String], _ color: Color) -> String {
      tokens.isEmpty ? color.canonicalText : tokens.joined(separator: " or ")
    }
    return "\(kind.rawValue) \(text(foregroundTokens, foreground)) on \(text(groundTokens, ground))"
  }
}

extension Color {
  var skinColor: SkinColor { SkinColor(rgba: rgba) }
  /// As in `#FF7900FF`.
  var canonicalText: String { skinColor.canonicalText }
}
