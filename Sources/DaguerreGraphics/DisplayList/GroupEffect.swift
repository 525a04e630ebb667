/// How a group is composited onto what lies below it, other than by an opacity.
///
/// What of it lies outside of the sheet, or of the clips around it, casts its shadow and is blurred into sight too, as far
/// as there is memory; from farther away than the sheet is large, where that takes at most four million pixels.
public enum GroupEffect: Hashable, Sendable {
  /// Over its own shadow.
  case shadow(GroupShadow)
  /// Blurred, colours and alpha alike: twice the standard deviation of the gaussian, in points.
  case blur(Double)
  /// In a mode of its own.
  case blend(BlendMode)
  /// In place of what is there, as far as the masks that are pushed in the group itself cover that; without one as far as
  /// the open clips let it. Such masks hide nothing of the group.
  case composite(CompositeMode)
  /// Not at all: what lies below is blurred where the group is, as strong as its alpha; twice the standard deviation of
  /// the gaussian, in points.
  ///
  /// What lies beyond the sheet, or the clips around the group below, does not count, as in an average of fewer.
  case backdropBlur(Double)
}

/// A blurred copy of the alpha of a group; it is not cut out under the group.
public struct GroupShadow: Hashable, Sendable {
  /// Twice the standard deviation of the gaussian; 0 is the sharp group.
  public var blur: Double
  /// How far the shadow is moved, in points; drawn by whole pixels.
  public var offset: Point
  /// At full coverage.
  public var color: Color

  /// A shadow; lengths in points.
  public init(blur: Double, offset: Point, color: Color) {
    self.blur = blur
    self.offset = offset
    self.color = color
  }
}

extension GroupEffect {
  /// The name in the interchange form.
  var operation: String {
    switch self {
    case .shadow: "push_shadow"
    case .blur: "push_blur"
    case .blend: "push_blend"
    case .composite: "push_composite"
    case .backdropBlur: "push_backdrop_blur"
    }
  }
}
