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
      .shadow(color: Self.shadowColor, radius: shadowRadius)
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

  // MARK: Shadow

  /// What Android draws below something raised: black in the opacity of its theme's `spotShadowAlpha`.
  private static let shadowColor = Color(red: 0, green: 0, blue: 0, alpha: 48)
  /// Its light stands 600 points over the screen, with a radius of 800.
  private static let light = (height: 600.0, radius: 800.0)

  /// The standard deviation, in points: half the penumbra of the light around what is raised.
  private var shadowRadius: Double {
    let elevation = theme.elevations.androidRaised
    return Self.light.radius * elevation / (Self.light.height - elevation) / 2
  }

  // MARK: Tokens

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
