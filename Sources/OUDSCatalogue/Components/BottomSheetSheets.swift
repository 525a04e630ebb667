internal import OUDS

/// The sheets of the bottom sheet: alone, and over a screen that its scrim covers.
enum BottomSheetSheets: ComponentSheets {
  static let component = "bottom-sheet"

  static let sheets: [SheetDefinition] = [
    sheet("standard", isDrawnAtPairwisePoints: true) { StandardSheet() },
    sheet("modal") { ModalSheet() },
  ]
}

private struct StandardSheet: View {
  var body: some View {
    OUDSBottomSheet { SheetContent() }
      .frame(width: SheetMetrics.phoneWidth).markFrame(SheetState.enabled.rawValue).padding(
        .top, SheetMetrics.margin * 2)
  }
}

private struct ModalSheet: View {
  @Environment(\.theme) private var theme

  var body: some View {
    // Behind a modal sheet nothing can be used.
    Text("Content of the screen").bodyDefaultLarge(theme).oudsForegroundColor(theme.colors.contentDefault)
      .markInactive()
      .padding(SheetMetrics.margin)
      .frame(width: SheetMetrics.phoneWidth, height: 480, alignment: .topLeading)
      .oudsBottomSheet { SheetContent().markFrame(SheetState.enabled.rawValue) }
  }
}

private struct SheetContent: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedMedium) {
      Text("Bottom sheet").headingMedium(theme)
      Text("Content of the sheet, which may be as long as it needs to be.").bodyDefaultLarge(theme)
      OUDSButton(text: "Close", isFullWidth: true) {}
    }
    .padding(.horizontal, SheetMetrics.margin)
    .padding(.bottom, SheetMetrics.margin)
  }
}
