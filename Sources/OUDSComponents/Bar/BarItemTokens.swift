internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours of an item of a navigation bar, by its state.
struct BarItemTokens {
  let bar: any AllBarComponentTokensProvider
  let isSelected: Bool
  let state: InteractionState

  /// Of icon and label.
  var content: MultipleColorSemanticToken {
    switch (state, isSelected) {
    case (.none, true): bar.colorContentSelectedEnabled
    case (.hovered, true): bar.colorContentSelectedHover
    case (.pressed, true): bar.colorContentSelectedPressed
    case (.focused, true): bar.colorContentSelectedFocus
    case (.none, false): bar.colorContentUnselectedEnabled
    case (.hovered, false): bar.colorContentUnselectedHover
    case (.pressed, false): bar.colorContentUnselectedPressed
    case (.focused, false): bar.colorContentUnselectedFocus
    }
  }

  /// Behind the icon; nil for none.
  var pill: MultipleColorSemanticToken? {
    switch (state, isSelected) {
    case (.none, true): bar.colorCurrentIndicatorAndroidSelectedEnabled
    case (.hovered, true): bar.colorCurrentIndicatorAndroidSelectedHover
    case (.pressed, true): bar.colorCurrentIndicatorAndroidSelectedPressed
    case (.focused, true): bar.colorCurrentIndicatorAndroidSelectedFocus
    case (.none, false): nil
    case (.hovered, false): bar.colorCurrentIndicatorAndroidUnselectedHover
    case (.pressed, false): bar.colorCurrentIndicatorAndroidUnselectedPressed
    case (.focused, false): bar.colorCurrentIndicatorAndroidUnselectedFocus
    }
  }

  /// At the top of the bar; nil for none.
  var indicator: MultipleColorSemanticToken? {
    switch (state, isSelected) {
    case (.none, true): bar.colorCurrentIndicatorCustomSelectedEnabled
    case (.hovered, _): bar.colorCurrentIndicatorCustomSelectedHover
    case (.pressed, true): bar.colorCurrentIndicatorCustomSelectedPressed
    case (.focused, true): bar.colorCurrentIndicatorCustomSelectedFocus
    case (.none, false), (.pressed, false), (.focused, false): nil
    }
  }
}
