internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The two-tone ring of a focused component: outside its bounds, under it, taking no room.
struct FocusRing: View {
  /// Of the component's own corners, in points.
  let cornerRadius: Double

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    ZStack {
      // One pixel away from the component, so that no trace of it shows along the inset band.
      band(theme.colors.borderFocus, from: 1 / displayScale, to: theme.borders.widthFocus)
      band(theme.colors.borderFocusInset, from: 0, to: theme.borders.widthFocusInset)
    }
  }

  /// A stroke between two distances from the bounds, with the component's radius on its centre line.
  private func band(_ color: MultipleColorSemanticToken, from inner: Double, to outer: Double) -> some View {
    RoundedRectangle(cornerRadius: cornerRadius)
      .stroke(color.color(for: colorScheme), lineWidth: outer - inner, outset: (inner + outer) / 2)
  }
}

extension View {
  /// Draws the focus ring around the view.
  @ViewBuilder
  func focusRing(_ isFocused: Bool, cornerRadius: Double) -> some View {
    if isFocused {
      background { FocusRing(cornerRadius: cornerRadius) }
    } else {
      self
    }
  }
}
