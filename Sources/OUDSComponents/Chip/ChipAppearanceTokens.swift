internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The colours and the border of a chip, by selection and state.
struct ChipAppearanceTokens {
  let chip: any AllChipComponentTokensProvider
  let isSelected: Bool
  let state: ComponentState

  var background: MultipleColorSemanticToken {
    isSelected
      ? state.choose(
        enabled: chip.colorBgSelectedEnabled, hover: chip.colorBgSelectedHover, pressed: chip.colorBgSelectedPressed,
        focus: chip.colorBgSelectedFocus, disabled: chip.colorBgSelectedDisabled)
      : state.choose(
        enabled: chip.colorBgUnselectedEnabled, hover: chip.colorBgUnselectedHover,
        pressed: chip.colorBgUnselectedPressed, focus: chip.colorBgUnselectedFocus,
        disabled: chip.colorBgUnselectedDisabled)
  }

  var border: MultipleColorSemanticToken {
    isSelected
      ? state.choose(
        enabled: chip.colorBorderSelectedEnabled, hover: chip.colorBorderSelectedHover,
        pressed: chip.colorBorderSelectedPressed, focus: chip.colorBorderSelectedFocus,
        disabled: chip.colorBorderSelectedDisabled)
      : state.choose(
        enabled: chip.colorBorderUnselectedEnabled, hover: chip.colorBorderUnselectedHover,
        pressed: chip.colorBorderUnselectedPressed, focus: chip.colorBorderUnselectedFocus,
        disabled: chip.colorBorderUnselectedDisabled)
  }

  /// In points.
  var borderWidth: Double {
    if isSelected { return chip.borderWidthSelected }
    return state == .enabled || state == .disabled ? chip.borderWidthUnselected : chip.borderWidthUnselectedInteraction
  }

  /// Of text and icon.
  var content: MultipleColorSemanticToken {
    isSelected
      ? state.choose(
        enabled: chip.colorContentSelectedEnabled, hover: chip.colorContentSelectedHover,
        pressed: chip.colorContentSelectedPressed, focus: chip.colorContentSelectedFocus,
        disabled: chip.colorContentSelectedDisabled)
      : state.choose(
        enabled: chip.colorContentUnselectedEnabled, hover: chip.colorContentUnselectedHover,
        pressed: chip.colorContentUnselectedPressed, focus: chip.colorContentUnselectedFocus,
        disabled: chip.colorContentUnselectedDisabled)
  }

  /// Of the tick of a selected chip.
  var tick: MultipleColorSemanticToken {
    state == .enabled ? chip.colorContentSelectedTickEnabled : content
  }
}
