internal import DaguerreViews

/// The arc that takes the place of a button's content while it loads.
struct ButtonLoader: View {
  /// 0 to 1; nil while it is not known, drawn as three quarters.
  let progress: Double?
  let color: Color
  /// The side of its box, in points.
  let size: Double

  private static let lineWidth = 3.0
  private static let indeterminateProgress = 0.75

  var body: some View {
    ArcView(
      sweep: min(max(progress ?? Self.indeterminateProgress, 0), 1) * 360, lineWidth: Self.lineWidth, cap: .square,
      color: color
    )
    .frame(width: size, height: size)
  }
}
