internal import DaguerreViews

extension View {
  /// The view as a target that is a button to those who cannot see it.
  ///
  /// - Parameters:
  ///   - text: what a screen reader says; nil for nothing.
  ///   - isSelected: whether it is the one of several that is chosen.
  func spokenButton(_ text: String?, isSelected: Bool = false) -> some View {
    markTarget()
      .accessibilityLabel(text ?? "")
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}
