internal import OUDS

/// The sheets of the floating action buttons: each size and appearance, with one row of states.
enum FloatingActionButtonSheets: ComponentSheets {
  static let component = "floating-action-button"

  private static let states: [SheetState] = [.enabled, .hover, .pressed, .focused]

  static let sheets: [SheetDefinition] =
    bySizeAndAppearance + [
      sheet("untinted-icon/states") {
        FlowSheet(states, columns: states.count) { _ in OUDSFloatingActionButton(image: .rainbowHeart) {} }
      }
    ]

  private static let bySizeAndAppearance = OUDSFloatingActionButton.Appearance.allCases.flatMap { appearance in
    OUDSFloatingActionButton.Size.allCases.map { size in
      sheet("\(appearance.rawValue)/\(size.rawValue)") {
        FlowSheet(states, columns: states.count) { _ in
          OUDSFloatingActionButton(image: heart, appearance: appearance, size: size) {}
        }
      }
    } + [
      sheet(
        "\(appearance.rawValue)/extended", isDrawnAtPairwisePoints: appearance == .brand
      ) {
        GridSheet(rows: ExtendedLayout.allCases, columns: states, width: 700) { layout, state in
          OUDSExtendedFloatingActionButton(
            label: "Label", image: layout == .labelOnly ? nil : heart, isExpanded: layout != .collapsed,
            appearance: appearance
          ) {}
          .interactionState(state.interaction)
        }
      }
    ]
  }

  private enum ExtendedLayout: String, CaseIterable, GridCaption {
    case labelOnly = "Label only"
    case expanded = "Label and icon expanded"
    case collapsed = "Label and icon collapsed"

    var caption: String { rawValue }
  }

  private static let heart = OUDSImage(asset: Image(SampleIcons.heart), accessibilityLabel: "Favourite")
}

extension SheetState: GridCaption {}
