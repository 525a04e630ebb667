internal import OUDSTokensSemantic
public import DaguerreViews
internal import OUDSThemesContract

/// Content on a sheet that rises from the bottom of the screen.
public struct OUDSBottomSheet<Content: View>: View {
  private let hasDragHandle: Bool
  /// Whether it lies on a scrim, which parts it from the screen without a shadow.
  private let isModal: Bool
  private let content: Content

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameters:
  ///   - hasDragHandle: whether a bar shows that the sheet can be drawn up and down.
  ///   - content: fills the width of the sheet, which is that of its room and no more than 640 points.
  public init(hasDragHandle: Bool = true, @ViewBuilder content: () -> Content) {
    self.init(hasDragHandle: hasDragHandle, isModal: false, content: content)
  }

  init(hasDragHandle: Bool = true, isModal: Bool, @ViewBuilder content: () -> Content) {
    self.hasDragHandle = hasDragHandle
    self.isModal = isModal
    self.content = content()
  }

  /// Drawn on `colors.overlayModalSheet` with the shadow `elevations.emphasized`, the corners of Material Design 3.
  public var body: some View {
    if isModal {
      sheet
    } else {
      sheet.compositingGroup().oudsShadow(theme.elevations.emphasized)
    }
  }

  private var sheet: some View {
    let radius = BottomSheetMetrics.cornerRadius
    return VStack(spacing: 0) {
      if hasDragHandle { handle }
      content.oudsForegroundColor(theme.colors.contentDefault)
    }
    .frame(maxWidth: BottomSheetMetrics.maxWidth)
    .background(
      theme.colors.overlayModalSheet.color(for: colorScheme),
      in: UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
    )
  }

  private var handle: some View {
    Capsule().fill(theme.colors.contentMuted.color(for: colorScheme))
      .frame(width: BottomSheetMetrics.handleWidth, height: BottomSheetMetrics.handleHeight)
      .padding(.top, theme.spaces.fixedMedium)
      .frame(height: BottomSheetMetrics.handleRowHeight, alignment: .top)
  }
}

/// Of Material Design 3, bottom sheet, in points; no token gives them.
private enum BottomSheetMetrics {
  static let cornerRadius = 28.0
  static let maxWidth = 640.0
  static let handleWidth = 32.0
  static let handleHeight = 4.0
  /// As high as what is seen of a sheet that is drawn down.
  static let handleRowHeight = 56.0
}

extension View {
  /// Draws a bottom sheet over the view, which the sheet's scrim covers.
  public func oudsBottomSheet(@ViewBuilder content: () -> some View) -> some View {
    overlay { BottomSheetScrim() }.overlay(alignment: .bottom) { OUDSBottomSheet(isModal: true, content: content) }
  }
}

/// What covers a screen under a sheet.
private struct BottomSheetScrim: View {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { theme.colors.overlayBackdrop.color(for: colorScheme) }
}
