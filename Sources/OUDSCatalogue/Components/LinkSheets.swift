internal import OUDS

/// The sheets of the link: every layout in both sizes, plain and on a coloured surface, and links of two lines.
enum LinkSheets: ComponentSheets {
  static let component = "link"

  private enum Layout: String, CaseIterable {
    case text
    case previous, next
    case iconAndText = "icon-and-text"
    case external

    /// A few that together show text, icon and indicator, with the indicator in both places.
    var isChosen: Bool { self == .next || self == .iconAndText }
  }

  static let sheets: [SheetDefinition] =
    [OUDSLink.Size.default, .small].flatMap { size in
      [false, true].flatMap { isOnColoredSurface in
        Layout.allCases.map { sheet($0, size, isOnColoredSurface) }
      }
    }
    + [
      sheet("two-lines") { LinksOfTwoLines() },
      sheet("untinted-icon") {
        FlowSheet(SheetState.actions, columns: 3) { _ in
          OUDSLink(
            text: "Label", image: .rainbowHeart
          ) {}
        }
      },
    ]

  private static func sheet(_ layout: Layout, _ size: OUDSLink.Size, _ isOnColoredSurface: Bool) -> SheetDefinition {
    let place = isOnColoredSurface ? "/on-coloured-surface" : ""
    return sheet(
      "\(size.rawValue)/\(layout.rawValue)\(place)", isOnColoredSurface: isOnColoredSurface,
      isDrawnAtPairwisePoints: layout.isChosen && size == .default && !isOnColoredSurface
    ) {
      FlowSheet(SheetState.actions, columns: 3) { _ in link(layout, size) }
    }
  }

  private static func link(_ layout: Layout, _ size: OUDSLink.Size) -> OUDSLink {
    switch layout {
    case .text: OUDSLink(text: "Label", size: size) {}
    case .previous: OUDSLink(text: "Label", indicator: .previous, size: size) {}
    case .next: OUDSLink(text: "Label", indicator: .next, size: size) {}
    case .iconAndText: OUDSLink(text: "Label", image: .heart, size: size) {}
    case .external: OUDSLink(text: "Label", indicator: .external, size: size) {}
    }
  }
}

/// A back and a next link, side by side, without a margin.
private struct LinksOfTwoLines: View {
  private static let label = "Link\non two lines"

  var body: some View {
    HStack(alignment: .top, spacing: SheetMetrics.gap) {
      OUDSLink(text: Self.label, indicator: .previous) {}.markFrame("Previous")
      OUDSLink(text: Self.label, indicator: .next) {}.markFrame("Next")
    }
  }
}
