internal import OUDS

/// The layouts of chips, by their word in the id.
private enum ChipLayout: String, CaseIterable {
  case textAndIcon = "text-and-icon"
  case textAndUntintedIcon = "text-and-untinted-icon"
  case text
  case iconOnly = "icon-only"

  static let label = "Label"
}

/// The sheets of `OUDSFilterChip`: every layout, selected and not.
enum FilterChipSheets: ComponentSheets {
  static let component = "filter-chip"

  static let sheets = ChipLayout.allCases.flatMap { layout in
    [true, false].map { isSelected in
      sheet(
        "\(isSelected ? "selected" : "unselected")/\(layout.rawValue)",
        isDrawnAtPairwisePoints: isSelected && layout == .iconOnly
      ) {
        FlowSheet(SheetState.actions, columns: 3, marksOwnBox: true) { _ in chip(layout, isSelected) }
      }
    }
  }

  private static func chip(_ layout: ChipLayout, _ isSelected: Bool) -> OUDSFilterChip {
    let label = ChipLayout.label
    return switch layout {
    case .textAndIcon: OUDSFilterChip(image: .heart, text: label, selected: isSelected) {}
    case .textAndUntintedIcon: OUDSFilterChip(image: .rainbowHeart, text: label, selected: isSelected) {}
    case .text: OUDSFilterChip(text: label, selected: isSelected) {}
    case .iconOnly: OUDSFilterChip(image: .heart, accessibilityLabel: label, selected: isSelected) {}
    }
  }
}

/// The sheets of `OUDSSuggestionChip`: every layout.
enum SuggestionChipSheets: ComponentSheets {
  static let component = "suggestion-chip"

  static let sheets = ChipLayout.allCases.map { layout in
    sheet(layout.rawValue, isDrawnAtPairwisePoints: layout == .textAndIcon) {
      FlowSheet(SheetState.actions, columns: 3, marksOwnBox: true) { _ in chip(layout) }
    }
  }

  private static func chip(_ layout: ChipLayout) -> OUDSSuggestionChip {
    let label = ChipLayout.label
    return switch layout {
    case .textAndIcon: OUDSSuggestionChip(image: .heart, text: label) {}
    case .textAndUntintedIcon: OUDSSuggestionChip(image: .rainbowHeart, text: label) {}
    case .text: OUDSSuggestionChip(text: label) {}
    case .iconOnly: OUDSSuggestionChip(image: .heart, accessibilityLabel: label) {}
    }
  }
}

/// The sheets of `OUDSChipPicker`: single choice, and multiple choice under a title.
///
/// Its own padding is the margin.
enum ChipPickerSheets: ComponentSheets {
  static let component = "chip-picker"

  static let sheets = [
    sheet("one") {
      SingleSheet { OUDSChipPicker(selection: .constant("Films"), chips: chips) }
    },
    sheet("several-with-title", isDrawnAtPairwisePoints: true) {
      SingleSheet {
        OUDSChipPicker(title: "What to watch", selections: .constant(["Films", "Kept"]), chips: chips)
      }
    },
  ]

  private static var chips: [OUDSChipPickerData<String>] {
    let heart = Image(SampleIcons.heart)
    return [
      OUDSChipPickerData(tag: "Films", layout: .text(text: "Films")),
      OUDSChipPickerData(tag: "Series", layout: .textAndImage(text: "Series", image: OUDSImage(asset: heart))),
      OUDSChipPickerData(tag: "Kept", layout: .image(image: OUDSImage(asset: heart, accessibilityLabel: "Kept"))),
    ]
  }
}
