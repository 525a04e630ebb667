internal import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// The track of a switch with its cursor, and its tick when it is on.
struct SwitchTrack: View {
  let isOn: Bool
  let state: ComponentState

  /// Of the tick, which keeps its own size whatever that of the cursor, in points.
  private static let tickSize = 24.0

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: tokens.borderRadiusTrack)
    cursor
      .padding(
        isOn ? .trailing : .leading, isOn ? tokens.spacePaddingInlineSelected : tokens.spacePaddingInlineUnselected
      )
      .frame(width: tokens.sizeWidthTrack, height: tokens.sizeHeightTrack, alignment: isOn ? .trailing : .leading)
      .background(trackColor.color(for: colorScheme), in: shape)
  }

  private var cursor: some View {
    RoundedRectangle(cornerRadius: tokens.borderRadiusCursor)
      .fill(tokens.colorCursor.color(for: colorScheme))
      .oudsShadow(theme.elevations.raised)
      .frame(width: cursorSize.width, height: cursorSize.height)
      .overlay {
        if let tickColor {
          Image(theme.image(for: .switchTick)).resizable()
            .frame(width: Self.tickSize, height: Self.tickSize)
            .oudsForegroundColor(tickColor)
            .opacity(tokens.opacityCheck)
        }
      }
  }

  private var tokens: any AllSwitchComponentTokensProvider { theme.switch }

  private var trackColor: MultipleColorSemanticToken {
    switch state {
    case .enabled, .loading: isOn ? tokens.colorTrackSelected : tokens.colorTrackUnselected
    case .hover, .pressed, .focus:
      isOn ? tokens.colorTrackSelectedInteraction : tokens.colorTrackUnselectedInteraction
    case .readOnly: theme.colors.actionReadOnlySecondary
    case .disabled: theme.colors.actionDisabled
    }
  }

  /// Nil while there is no tick.
  private var tickColor: MultipleColorSemanticToken? {
    guard isOn else { return nil }
    return switch state {
    case .enabled, .hover, .focus, .loading: tokens.colorCheck
    case .pressed: nil
    case .readOnly: theme.colors.actionReadOnlyPrimary
    case .disabled: theme.colors.actionDisabled
    }
  }

  private var cursorSize: Size {
    let isPressed = state == .pressed
    let width =
      switch (isOn, isPressed) {
      case (false, false): tokens.sizeWidthCursorUnselected
      case (false, true): tokens.sizeWidthCursorUnselectedPressed
      case (true, false): tokens.sizeWidthCursorSelected
      case (true, true): tokens.sizeWidthCursorSelectedPressed
      }
    return Size(width: width, height: isOn ? tokens.sizeHeightCursorSelected : tokens.sizeHeightCursorUnselected)
  }
}
