internal import DaguerreViews

/// The square of a checkbox or the ring of a radio button, with the glyph of what is selected.
struct ControlIndicator: View {
  /// Nil where nothing is selected.
  let glyph: VectorImage?
  let colors: ControlIndicatorTokens
  /// Lengths in points.
  let side: Double
  let cornerRadius: Double
  let borderWidth: Double

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      if let glyph {
        Image(glyph).resizable().foregroundColor(colors.glyph.color(for: colorScheme))
      }
      RoundedRectangle(cornerRadius: cornerRadius)
        .strokeBorder(colors.border.color(for: colorScheme), lineWidth: borderWidth)
    }
    .frame(width: side, height: side)
  }
}
