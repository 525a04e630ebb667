/// One step of a display list.
///
/// Meanings are those of the interchange form, version 1.
public enum Command: Sendable {
  case fillRect(Rect, Color)
  case fillRoundedRect(Rect, CornerRadii, Color)
  case border(Border)
  case shadow(Shadow)
  case glyphs(GlyphRun)
  case fillPath(Path, FillRule, Color)
  case arc(Arc)
  case fillGradient(LinearGradient)
  /// Multiplies the coverage of later commands by that of the shape, until the matching `popClip`.
  case pushClip(Rect, CornerRadii)
  case popClip
  /// What is drawn until the matching `popOpacity` is composited as one group.
  case pushOpacity(Double)
  case popOpacity
}

/// A line along the edge of a rounded rectangle.
public struct Border: Hashable, Sendable {
  /// Where the line lies, seen from the rectangle's edge.
  public enum Alignment: String, Hashable, Sendable { case inside, center, outside }

  public enum Style: Hashable, Sendable {
    case solid
    /// Strokes of the centre line with butt ends, clockwise from the end of the top left corner.
    case dashed(on: Double, off: Double)
    /// Discs as wide as the line, one at every multiple of `spacing` along the centre line.
    case dotted(spacing: Double)
  }

  public var rect: Rect
  public var radii: CornerRadii
  public var width: Double
  public var alignment: Alignment
  public var style: Style
  public var color: Color

  public init(
    rect: Rect, radii: CornerRadii, width: Double, alignment: Alignment = .inside, style: Style = .solid, color: Color
  ) {
    self.rect = rect
    self.radii = radii
    self.width = width
    self.alignment = alignment
    self.style = style
    self.color = color
  }
}

/// A blurred copy of a rounded rectangle; it is not cut out under the rectangle.
public struct Shadow: Hashable, Sendable {
  public var rect: Rect
  public var radii: CornerRadii
  /// Twice the standard deviation of the gaussian; 0 is the sharp shape.
  public var blur: Double
  public var offset: Point
  /// How far the shape grows before it is blurred; radii above 0 grow with it.
  public var spread: Double
  public var color: Color

  public init(rect: Rect, radii: CornerRadii, blur: Double, offset: Point, spread: Double = 0, color: Color) {
    self.rect = rect
    self.radii = radii
    self.blur = blur
    self.offset = offset
    self.spread = spread
    self.color = color
  }
}

/// A stroked circular arc.
public struct Arc: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable { case butt, round, square }

  public var center: Point
  /// Of the centre line.
  public var radius: Double
  public var width: Double
  /// Degrees, clockwise on the screen, 0 to the right.
  public var start: Double
  /// Degrees, clockwise; 360 or more is a ring without caps.
  public var sweep: Double
  public var cap: Cap
  public var color: Color

  public init(
    center: Point, radius: Double, width: Double, start: Double, sweep: Double, cap: Cap = .butt, color: Color
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.start = start
    self.sweep = sweep
    self.cap = cap
    self.color = color
  }
}

/// A rectangle, rounded or not, filled with a linear gradient that is padded beyond its ends.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a position along the gradient, 0 at its start and 1 at its end.
  public struct Stop: Hashable, Sendable {
    public var position: Double
    public var color: Color

    public init(position: Double, color: Color) {
      self.position = position
      self.color = color
    }
  }

  public var rect: Rect
  public var radii: CornerRadii
  public var start: Point
  public var end: Point
  public var stops: [Stop]

  public init(rect: Rect, radii: CornerRadii = .zero, start: Point, end: Point, stops: [Stop]) {
    self.rect = rect
    self.radii = radii
    self.start = start
    self.end = end
    self.stops = stops
  }
}
