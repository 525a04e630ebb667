/// One step of a display list.
///
/// Meanings are those of the interchange form, version 1.
public enum Command: Hashable, Sendable {
  /// Fills a rectangle.
  case fillRect(Rect, Color)
  /// Fills a rectangle with round corners.
  case fillRoundedRect(Rect, CornerRadii, Color)
  /// Strokes the edge of a rectangle.
  case border(Border)
  /// Paints a blurred rectangle.
  case shadow(Shadow)
  /// Fills glyphs, one after the other.
  case glyphs(GlyphRun)
  /// Fills what the path encloses by the rule.
  case fillPath(Path, FillRule, Color)
  /// Strokes a part of a circle.
  case arc(Arc)
  /// Fills a rectangle with a gradient.
  case fillGradient(GradientFill)
  /// Draws a picture made of pixels.
  case image(ImageFill)
  /// Multiplies the coverage of later commands by that of the shape, until the matching `popClip`.
  case pushClip(Rect, CornerRadii)
  /// Ends the clip that was pushed last.
  case popClip
  /// What is drawn until the matching `popOpacity` is composited as one group.
  case pushOpacity(Double)
  /// Composites the group that was pushed last onto what lies below it.
  case popOpacity
  /// What is drawn until the matching `popMask` is not seen: its alpha multiplies all that the group around it holds by
  /// then, within the open clips; all of the sheet where no group is open.
  case pushMask
  /// Ends the mask that was pushed last, and applies it.
  case popMask
  /// What is drawn until the matching `popEffect` is composited as one group, with the effect.
  case pushEffect(GroupEffect)
  /// Composites the group that was pushed last with its effect.
  case popEffect
}

/// A line along the edge of a rounded rectangle.
public struct Border: Hashable, Sendable {
  /// Where the line lies, seen from the rectangle's edge.
  public enum Alignment: String, Hashable, Sendable { case inside, center, outside }

  /// Whether the line is continuous; lengths in points.
  public enum Style: Hashable, Sendable {
    /// Without gaps.
    case solid
    /// Strokes of the centre line with butt ends, clockwise from the end of the top left corner.
    case dashed(on: Double, off: Double)
    /// Discs as wide as the line, one at every multiple of `spacing` along the centre line.
    case dotted(spacing: Double)
  }

  /// The rectangle whose edge the line follows, in points.
  public var rect: Rect
  /// Of the rectangle, in points; those of the line follow from the alignment.
  public var radii: CornerRadii
  /// The thickness of the line, in points.
  public var width: Double
  /// On which side of the edge the line lies.
  public var alignment: Alignment
  /// Continuous, dashed or dotted.
  public var style: Style
  /// What the line is filled with.
  public var color: Color

  /// A border; by default a solid line inside the rectangle.
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
  /// What casts the shadow, in points.
  public var rect: Rect
  /// Of its corners, in points.
  public var radii: CornerRadii
  /// Twice the standard deviation of the gaussian; 0 is the sharp shape.
  public var blur: Double
  /// How far the shadow is moved, in points.
  public var offset: Point
  /// How far the shape grows before it is blurred; radii above 0 grow with it.
  ///
  /// Below 0 it shrinks. Unequal radii may then exceed a side of what is left, and are scaled as those of any box.
  public var spread: Double
  /// At full coverage.
  public var color: Color

  /// A shadow of a rounded rectangle; lengths in points.
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
  /// How the two ends of an arc look.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }

  /// Of the circle, in points.
  public var center: Point
  /// Of the centre line.
  public var radius: Double
  /// The thickness of the line, in points.
  public var width: Double
  /// Degrees, clockwise on the screen, 0 to the right.
  public var start: Double
  /// Degrees, clockwise; 360 or more is a ring without caps.
  public var sweep: Double
  /// How both ends look.
  public var cap: Cap
  /// What the line is filled with.
  public var color: Color

  /// A stroked arc; lengths in points, angles in degrees.
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

extension Command {
  /// The name in the interchange form.
  var operation: String {
    switch self {
    case .fillRect: "fill_rect"
    case .fillRoundedRect: "fill_rrect"
    case .border: "border"
    case .shadow: "shadow"
    case .glyphs: "glyphs"
    case .fillPath: "fill_path"
    case .arc: "arc"
    case .fillGradient(let gradient): gradient.geometry.operation
    case .image: "image"
    case .pushClip: "push_clip"
    case .popClip: "pop_clip"
    case .pushOpacity: "push_opacity"
    case .popOpacity: "pop_opacity"
    case .pushMask: "push_mask"
    case .popMask: "pop_mask"
    case .pushEffect(let effect): effect.operation
    case .popEffect: "pop_effect"
    }
  }
}
