internal import DaguerreViews

/// The open circle of a tag that waits for something.
struct TagLoader: View {
  /// 0 to 1; nil while it is not known, drawn as three quarters.
  let progress: Double?
  let lineWidth: Double
  /// The side of its box, in points.
  let size: Double
  let color: Color

  private static let indeterminateProgress = 0.75

  var body: some View {
    ArcView(
      sweep: min(max(progress ?? Self.indeterminateProgress, 0), 1) * 360, lineWidth: lineWidth, cap: .butt,
      color: color
    )
    .frame(width: size, height: size)
  }
}
