internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// The square of a checkbox or the ring of a radio button, with the glyph of what is selected.
struct ControlIndicator: View {
  /// Nil where nothing is selected.
  let glyph: VectorImage?
  let state: ComponentState
  let isError: Bool
  /// Of the border of one that is not selected, at rest.
  let unselected: MultipleColorSemanticToken
  /// Lengths in points.
  let side: Double
  let cornerRadius: Double
  let borderWidth: Double

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    ZStack {
      if let glyph {
        Image(glyph).resizable().foregroundColor(glyphColor.color(for: colorScheme))
      }
      RoundedRectangle(cornerRadius: cornerRadius)
        .strokeBorder(borderColor.color(for: colorScheme), lineWidth: borderWidth)
    }
    .frame(width: side, height: side)
  }

  private var colors: any AllColorSemanticTokensProvider { theme.colors }

  private var borderColor: MultipleColorSemanticToken {
    color(enabled: glyph == nil ? unselected : selected, readOnly: colors.actionReadOnlySecondary)
  }

  private var glyphColor: MultipleColorSemanticToken {
    color(enabled: selected, readOnly: colors.actionReadOnlyPrimary)
  }

  private func color(
    enabled: @autoclosure () -> MultipleColorSemanticToken, readOnly: @autoclosure () -> MultipleColorSemanticToken
  ) -> MultipleColorSemanticToken {
    isError
      ? colors.negative(in: state)
      : state.choose(
        enabled: enabled(), hover: colors.actionHover, pressed: colors.actionPressed, focus: colors.actionFocus,
        readOnly: readOnly(), disabled: colors.actionDisabled)
  }

  private var selected: MultipleColorSemanticToken { colors.selected(isHighContrast: contrast == .increased) }
}

extension AllColorSemanticTokensProvider {
  /// What tells of an error in a control.
  func negative(in state: ComponentState) -> MultipleColorSemanticToken {
    state.choose(
      enabled: actionNegativeEnabled, hover: actionNegativeHover, pressed: actionNegativePressed,
      focus: actionNegativeFocus)
  }

  /// What tells that a control is selected.
  func selected(isHighContrast: Bool) -> MultipleColorSemanticToken {
    isHighContrast ? contentDefault : actionSelected
  }
}
