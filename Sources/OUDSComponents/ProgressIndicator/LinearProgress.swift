internal import DaguerreViews

/// Where the parts of a linear indicator begin and end, in points from its leading edge.
struct LinearProgress {
  /// 0 to 1; nil where nothing moves yet, at the start of the animation.
  let progress: Double?
  let width: Double
  let height: Double
  /// Between what is done and what remains.
  let gap: Double
  let isRound: Bool

  /// Round ends reach over the progress by half a height, as strokes with round caps do; nil for nothing done.
  var done: ClosedRange<Double>? {
    guard let progress, progress > 0 else { return nil }
    return 0...min(progress * width + overhang, width)
  }

  /// Nil for nothing left.
  var track: ClosedRange<Double>? {
    guard let done else { return 0...width }
    let start = done.upperBound + gap * min((progress ?? 0) / Self.progressWithFullGap, 1)
    return start < width ? start...width : nil
  }

  /// What marks the end of the track while something is left to do.
  var stop: ClosedRange<Double>? {
    guard let progress, progress < 1 else { return nil }
    return (width - height)...width
  }

  /// What both indicators show of unknown progress where nothing moves.
  static let stillProgress = 0.7

  private var overhang: Double { isRound ? height / 2 : 0 }

  /// Below it the gap shrinks, down to none at the start.
  private static let progressWithFullGap = 0.01
}

/// A part of a horizontal bar, from leading to trailing.
struct BarSegment: Shape {
  /// In points from the leading edge.
  let span: ClosedRange<Double>
  let isRound: Bool

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  func path(in rect: Rect) -> Path {
    let (segment, radii) = box(in: rect)
    return Path(roundedRect: segment, radii: radii)
  }

  func outline(in rect: Rect) -> ShapeOutline {
    let (segment, radii) = box(in: rect)
    return .rectangle(segment, radii)
  }

  private func box(in rect: Rect) -> (Rect, CornerRadii) {
    let segment = Rect(
      x: rect.minX + span.lowerBound, y: rect.minY, width: span.upperBound - span.lowerBound, height: rect.height)
    return (segment, isRound ? CornerRadii(rect.height / 2).fitted(to: segment.size) : .zero)
  }
}
