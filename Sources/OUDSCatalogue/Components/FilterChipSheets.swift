internal import OUDS

/// The sheets of `OUDSFilterChip`: every layout, selected and not.
enum FilterChipSheets: ComponentSheets {
  static let component = "filter-chip"

  static let sheets: [SheetDefinition] = ChipSheetLayout.allCases.flatMap { layout in
    [true, false].map { isSelected in
      SheetDefinition(
        id: "\(component)/\(isSelected ? "selected" : "unselected")/\(layout.rawValue)",
        isDrawnAtFurtherPoints: isSelected && layout == .iconOnly
      ) {
        FlowSheet(ChipSheetLayout.states, columns: 3, marksOwnBox: true) { _ in chip(layout, isSelected) }
      }
    }
  }

  private static func chip(_ layout: ChipSheetLayout, _ isSelected: Bool) -> OUDSFilterChip {
    let label = ChipSheetLayout.label
    let heart = OUDSImage(asset: Image(SampleIcons.heart))
    let rainbowHeart = OUDSImage(asset: Image(SampleIcons.rainbowHeart), renderingMode: .original)
    return switch layout {
    case .textAndIcon: OUDSFilterChip(image: heart, text: label, selected: isSelected) {}
    case .textAndUntintedIcon:
      OUDSFilterChip(image: rainbowHeart, text: label, selected: isSelected) {}
    case .text: OUDSFilterChip(text: label, selected: isSelected) {}
    case .iconOnly: OUDSFilterChip(image: heart, accessibilityLabel: label, selected: isSelected) {}
    }
  }
}
