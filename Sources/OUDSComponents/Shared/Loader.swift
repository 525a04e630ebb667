internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// The open circle that something shows while it loads.
struct Loader: View {
  /// 0 to 1; nil while it is not known, drawn as three quarters.
  let progress: Double?
  let color: Color
  /// The side of its box, in points, which has grown with the text.
  let size: Double
  /// The thickness of the line where texts have their designed size, in points.
  var lineWidth = 3.0
  var cap = Arc.Cap.square

  @Environment(\.textScale) private var textScale

  private static let indeterminateProgress = 0.75

  var body: some View {
    ArcView(
      sweep: (progress ?? Self.indeterminateProgress).asShare * 360, lineWidth: lineWidth * textScale, cap: cap,
      color: color
    )
    .frame(width: size, height: size)
  }
}

/// The loader in the place of an input's action, as minimal buttons have it.
struct InputLoader: View {
  /// 0 to 1; nil while it is not known.
  let progress: Double?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale

  var body: some View {
    Loader(
      progress: progress, color: theme.button.colorContentMinimalLoading.color(for: colorScheme),
      size: theme.button.sizeLoader * textScale)
  }
}
