internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours and the border of a chip, by selection and state.
struct ChipAppearanceTokens {
  let chip: any AllChipComponentTokensProvider
  let isSelected: Bool
  let state: ActionState

  var background: MultipleColorSemanticToken {
    switch (state, isSelected) {
    case (.enabled, false): chip.colorBgUnselectedEnabled
    case (.hover, false): chip.colorBgUnselectedHover
    case (.pressed, false): chip.colorBgUnselectedPressed
    case (.focus, false): chip.colorBgUnselectedFocus
    case (.disabled, false): chip.colorBgUnselectedDisabled
    case (.enabled, true): chip.colorBgSelectedEnabled
    case (.hover, true): chip.colorBgSelectedHover
    case (.pressed, true): chip.colorBgSelectedPressed
    case (.focus, true): chip.colorBgSelectedFocus
    case (.disabled, true): chip.colorBgSelectedDisabled
    }
  }

  var border: MultipleColorSemanticToken {
    switch (state, isSelected) {
    case (.enabled, false): chip.colorBorderUnselectedEnabled
    case (.hover, false): chip.colorBorderUnselectedHover
    case (.pressed, false): chip.colorBorderUnselectedPressed
    case (.focus, false): chip.colorBorderUnselectedFocus
    case (.disabled, false): chip.colorBorderUnselectedDisabled
    case (.enabled, true): chip.colorBorderSelectedEnabled
    case (.hover, true): chip.colorBorderSelectedHover
    case (.pressed, true): chip.colorBorderSelectedPressed
    case (.focus, true): chip.colorBorderSelectedFocus
    case (.disabled, true): chip.colorBorderSelectedDisabled
    }
  }

  /// In points.
  var borderWidth: Double {
    if isSelected { return chip.borderWidthSelected }
    return switch state {
    case .enabled, .disabled: chip.borderWidthUnselected
    case .hover, .pressed, .focus: chip.borderWidthUnselectedInteraction
    }
  }

  /// Of text and icon.
  var content: MultipleColorSemanticToken {
    switch (state, isSelected) {
    case (.enabled, false): chip.colorContentUnselectedEnabled
    case (.hover, false): chip.colorContentUnselectedHover
    case (.pressed, false): chip.colorContentUnselectedPressed
    case (.focus, false): chip.colorContentUnselectedFocus
    case (.disabled, false): chip.colorContentUnselectedDisabled
    case (.enabled, true): chip.colorContentSelectedEnabled
    case (.hover, true): chip.colorContentSelectedHover
    case (.pressed, true): chip.colorContentSelectedPressed
    case (.focus, true): chip.colorContentSelectedFocus
    case (.disabled, true): chip.colorContentSelectedDisabled
    }
  }

  /// Of the tick of a selected chip.
  var tick: MultipleColorSemanticToken {
    state == .enabled ? chip.colorContentSelectedTickEnabled : content
  }
}
