internal import OUDS

/// The sheets of the floating action buttons: each size in each appearance, a row of states.
enum FloatingActionButtonSheets: ComponentSheets {
  static let component = "floating-action-button"

  private static let states: [SheetState] = [.enabled, .hover, .pressed, .focused]

  static let sheets: [SheetDefinition] = OUDSFloatingActionButton.Appearance.allCases.flatMap { appearance in
    OUDSFloatingActionButton.Size.allCases.map { size in
      SheetDefinition(id: "\(component)/\(appearance.rawValue)/\(size.rawValue)") {
        FlowSheet(states, columns: states.count) { _ in
          OUDSFloatingActionButton(image: heart, appearance: appearance, size: size) {}
        }
      }
    } + extended(appearance)
  }

  private static func extended(_ appearance: OUDSFloatingActionButton.Appearance) -> [SheetDefinition] {
    [("text", nil, true), ("icon-and-text", heart, true), ("collapsed", heart, false)].map {
      layout, image, isExpanded in
      SheetDefinition(
        id: "\(component)/\(appearance.rawValue)/extended/\(layout)",
        isDrawnAtFurtherPoints: appearance == .brand && layout == "icon-and-text"
      ) {
        FlowSheet(states, columns: states.count) { _ in
          OUDSExtendedFloatingActionButton(
            label: "Label", image: image, isExpanded: isExpanded, appearance: appearance
          ) {}
        }
      }
    }
  }

  private static let heart = OUDSImage(asset: Image(SampleIcons.heart), accessibilityLabel: "Favourite")
}
