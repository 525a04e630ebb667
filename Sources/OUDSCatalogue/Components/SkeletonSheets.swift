internal import OUDS

/// The sheets of `OUDSSkeleton`: shapes alone, and components that are being loaded.
enum SkeletonSheets: ComponentSheets {
  static let component = "skeleton"

  static let sheets: [SheetDefinition] = [
    sheet("shapes") { SkeletonShapesSheet() },
    sheet("components", isDrawnAtPairwisePoints: true) { SkeletonComponentsSheet() },
  ]
}

private struct SkeletonShapesSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      OUDSSkeleton().frame(width: 200, height: 24).markFrame("rectangle")
      OUDSSkeleton(securityMargin: false).frame(width: 200, height: 24).markFrame("rectangle-without-margin")
      OUDSSkeleton(shape: RoundedRectangle(cornerRadius: 8)).frame(width: 200, height: 48).markFrame("rounded")
      OUDSSkeleton(securityMargin: false, shape: Circle()).frame(width: 48, height: 48).markFrame("circle")
    }
    .oudsSkeletonState(isVisible: true)
    .padding(SheetMetrics.margin)
  }
}

/// The same components, loaded and as skeletons.
private struct SkeletonComponentsSheet: View {
  var body: some View {
    HStack(alignment: .top, spacing: SheetMetrics.gap) {
      column(isVisible: false).markFrame("loaded")
      column(isVisible: true).markFrame("being-loaded")
    }
    .padding(SheetMetrics.margin)
  }

  private func column(isVisible: Bool) -> some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      OUDSButton(text: "Button", appearance: .strong) {}.skeleton(securityMargin: false)
      OUDSSuggestionChip(text: "Chip") {}.skeleton(shape: Capsule())
      OUDSInlineAlert(label: "Alert", status: .info).skeleton()
    }
    .oudsSkeletonState(isVisible: isVisible)
  }
}
