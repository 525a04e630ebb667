internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// What lies behind a control that a person interacts with: a fill, and the ring of the focused one.
private struct ControlBackground: ViewModifier {
  let state: ComponentState
  let cornerRadius: Double
  let ringsPointer: Bool

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast

  func body(content: Content) -> some View {
    content
      .background {
        if let fill { RoundedRectangle(cornerRadius: cornerRadius).fill(fill.color(for: colorScheme)) }
      }
      .focusRing(isRinged, cornerRadius: cornerRadius)
  }

  private var fill: MultipleColorSemanticToken? {
    let tokens = theme.controlItem
    return state.choose(
      enabled: nil, hover: tokens.colorBgHover, pressed: tokens.colorBgPressed, focus: tokens.colorBgFocus)
  }

  private var isRinged: Bool {
    state == .focus || ringsPointer && state == .hover && contrast == .increased
  }
}

extension View {
  /// Draws what lies behind a checkbox, a radio button or an item in some state.
  ///
  /// - Parameter ringsPointer: whether a pointer is answered with the ring too, where contrast is increased.
  func controlBackground(_ state: ComponentState, cornerRadius: Double, ringsPointer: Bool = true) -> some View {
    modifier(ControlBackground(state: state, cornerRadius: cornerRadius, ringsPointer: ringsPointer))
  }
}
