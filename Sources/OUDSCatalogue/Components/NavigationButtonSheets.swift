internal import OUDS

/// The sheets of the navigation button, plain and on a coloured surface.
///
/// They show every appearance and direction, with and without a label.
enum NavigationButtonSheets: ComponentSheets {
  static let component = "navigation-button"

  static let sheets: [SheetDefinition] =
    OUDSNavigationButton.Appearance.allCases.flatMap { appearance in
      [false, true].flatMap { isOnColoredSurface in
        OUDSNavigationButton.Chevron.allCases.flatMap { chevron in
          [true, false].map { sheet(appearance, chevron, hasLabel: $0, isOnColoredSurface) }
        }
      }
    } + [sheet("two-lines") { NavigationButtonsOfTwoLines() }]

  private static func sheet(
    _ appearance: OUDSNavigationButton.Appearance, _ chevron: OUDSNavigationButton.Chevron, hasLabel: Bool,
    _ isOnColoredSurface: Bool
  ) -> SheetDefinition {
    let layout = hasLabel ? "" : "/icon-only"
    let place = isOnColoredSurface ? "/on-coloured-surface" : ""
    return sheet(
      "\(appearance.rawValue)/\(chevron.rawValue)\(layout)\(place)",
      isOnColoredSurface: isOnColoredSurface,
      isDrawnAtPairwisePoints: appearance == .default && hasLabel && !isOnColoredSurface
    ) {
      FlowSheet(SheetState.buttons, columns: 2) { state in
        OUDSNavigationButton(
          label: hasLabel ? chevron.rawValue.capitalizedFirst : nil, chevron: chevron, appearance: appearance,
          style: state == .loading ? .loading : .default
        ) {}
      }
    }
  }
}

/// A back and a next button, side by side, without a margin.
private struct NavigationButtonsOfTwoLines: View {
  private static let label = "Button\non two lines"

  var body: some View {
    HStack(alignment: .top, spacing: SheetMetrics.gap) {
      OUDSNavigationButton(label: Self.label, chevron: .previous) {}.markFrame("Previous")
      OUDSNavigationButton(label: Self.label, chevron: .next) {}.markFrame("Next")
    }
  }
}
