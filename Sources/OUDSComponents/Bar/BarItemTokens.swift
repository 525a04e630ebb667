internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours of an item of a navigation bar, by its state.
struct BarItemTokens {
  let bar: any AllBarComponentTokensProvider
  let isSelected: Bool
  let state: ComponentState

  /// Of icon and label.
  var content: MultipleColorSemanticToken {
    isSelected
      ? state.choose(
        enabled: bar.colorContentSelectedEnabled, hover: bar.colorContentSelectedHover,
        pressed: bar.colorContentSelectedPressed, focus: bar.colorContentSelectedFocus)
      : state.choose(
        enabled: bar.colorContentUnselectedEnabled, hover: bar.colorContentUnselectedHover,
        pressed: bar.colorContentUnselectedPressed, focus: bar.colorContentUnselectedFocus)
  }

  /// Behind the icon; nil for none.
  var pill: MultipleColorSemanticToken? {
    isSelected
      ? state.choose(
        enabled: bar.colorCurrentIndicatorAndroidSelectedEnabled, hover: bar.colorCurrentIndicatorAndroidSelectedHover,
        pressed: bar.colorCurrentIndicatorAndroidSelectedPressed, focus: bar.colorCurrentIndicatorAndroidSelectedFocus)
      : state.choose(
        enabled: nil, hover: bar.colorCurrentIndicatorAndroidUnselectedHover,
        pressed: bar.colorCurrentIndicatorAndroidUnselectedPressed,
        focus: bar.colorCurrentIndicatorAndroidUnselectedFocus)
  }

  /// At the top of the bar; nil for none.
  var indicator: MultipleColorSemanticToken? {
    guard isSelected || state == .hover else { return nil }
    return state.choose(
      enabled: bar.colorCurrentIndicatorCustomSelectedEnabled, hover: bar.colorCurrentIndicatorCustomSelectedHover,
      pressed: bar.colorCurrentIndicatorCustomSelectedPressed, focus: bar.colorCurrentIndicatorCustomSelectedFocus)
  }
}
