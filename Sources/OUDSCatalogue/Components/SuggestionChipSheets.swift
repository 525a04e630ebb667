internal import OUDS

/// The sheets of `OUDSSuggestionChip`: every layout.
enum SuggestionChipSheets: ComponentSheets {
  static let component = "suggestion-chip"

  static let sheets: [SheetDefinition] = ChipSheetLayout.allCases.map { layout in
    SheetDefinition(id: "\(component)/\(layout.rawValue)", isDrawnAtFurtherPoints: layout == .textAndIcon) {
      FlowSheet(ChipSheetLayout.states, columns: 3, marksOwnBox: true) { _ in chip(layout) }
    }
  }

  private static func chip(_ layout: ChipSheetLayout) -> OUDSSuggestionChip {
    let label = ChipSheetLayout.label
    let heart = OUDSImage(asset: Image(SampleIcons.heart))
    let rainbowHeart = OUDSImage(asset: Image(SampleIcons.rainbowHeart), renderingMode: .original)
    return switch layout {
    case .textAndIcon: OUDSSuggestionChip(image: heart, text: label) {}
    case .textAndUntintedIcon: OUDSSuggestionChip(image: rainbowHeart, text: label) {}
    case .text: OUDSSuggestionChip(text: label) {}
    case .iconOnly: OUDSSuggestionChip(image: heart, accessibilityLabel: label) {}
    }
  }
}
