internal import OUDSTokensSemantic
public import DaguerreViews
internal import OUDSThemesContract

/// Content on a sheet that rises from the bottom of the screen.
public struct OUDSBottomSheet<Content: View>: View {
  private let hasDragHandle: Bool
  private let content: Content

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameters:
  ///   - hasDragHandle: whether a bar shows that the sheet can be drawn up and down.
  ///   - content: fills the width of the sheet.
  public init(hasDragHandle: Bool = true, @ViewBuilder content: () -> Content) {
    self.hasDragHandle = hasDragHandle
    self.content = content()
  }

  /// Drawn on `colors.overlayModalSheet` with the shadow `elevations.emphasized`, the corners of Material Design 3.
  public var body: some View {
    let radius = BottomSheetMetrics.cornerRadius
    return VStack(spacing: 0) {
      if hasDragHandle {
        Capsule().fill(theme.colors.contentMuted.color(for: colorScheme))
          .frame(width: BottomSheetMetrics.handleWidth, height: BottomSheetMetrics.handleHeight)
          .padding(.vertical, BottomSheetMetrics.handlePadding)
      }
      content.oudsForegroundColor(theme.colors.contentDefault)
    }
    .frame(maxWidth: .infinity)
    .background(
      theme.colors.overlayModalSheet.color(for: colorScheme),
      in: UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
    )
    .compositingGroup()
    .oudsShadow(theme.elevations.emphasized)
  }
}

/// Of Material Design 3, bottom sheet, in points; no token gives them.
private enum BottomSheetMetrics {
  static let cornerRadius = 28.0
  static let handleWidth = 32.0
  static let handleHeight = 4.0
  static let handlePadding = 16.0
}

extension View {
  /// Draws a bottom sheet over the view, which the sheet's scrim covers.
  public func oudsBottomSheet(@ViewBuilder content: () -> some View) -> some View {
    overlay { BottomSheetScrim() }.overlay(alignment: .bottom) { OUDSBottomSheet(content: content) }
  }
}

/// What covers a screen under a sheet.
private struct BottomSheetScrim: View {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { theme.colors.overlayBackdrop.color(for: colorScheme) }
}
