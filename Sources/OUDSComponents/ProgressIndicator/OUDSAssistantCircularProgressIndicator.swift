public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// That an assistant is thinking, as an arc without a track.
///
/// Its colour would go from one of the theme's four for assistants to the next; a picture shows the first, as the
/// animation begins. On a coloured surface it has the colour of texts. Screen readers do not know of it.
public struct OUDSAssistantCircularProgressIndicator: View {
  @Environment(\.theme) private var theme

  /// An indicator; there is nothing to choose.
  public init() {}

  /// Drawn in `colorAiPrimary`, as large as an ``OUDSCircularProgressIndicator``.
  public var body: some View {
    ProgressRing(
      progress: nil, color: theme.colors.colorAiPrimary, hasTrack: false, gapSize: .default,
      size: OUDSCircularProgressIndicator.defaultSize
    )
    .accessibilityHidden(true)
  }
}
