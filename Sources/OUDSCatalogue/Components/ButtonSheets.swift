internal import OUDS

/// The sheets of `OUDSButton`: every appearance and layout, plain and on a coloured surface.
enum ButtonSheets: ComponentSheets {
  static let component = "button"

  private enum Layout: String, CaseIterable {
    case text
    case iconAndText = "icon-and-text"
    case iconOnly = "icon-only"
  }

  private static let states: [SheetState] = [.enabled, .hover, .pressed, .loading, .disabled, .focused]

  static let sheets: [SheetDefinition] =
    OUDSButton.Appearance.allCases.flatMap { appearance in
      [false, true].flatMap { isOnColoredSurface in
        Layout.allCases.map { sheet(appearance, $0, isOnColoredSurface) }
      }
    }
    + [1, 100].map(badgeSheet)
    + [
      SheetDefinition(id: "\(component)/two-lines") {
        ButtonOfTwoLines(image: heart)
      }
    ]

  private static let heart = OUDSImage(asset: Image(SampleIcons.heart))

  private static func badgeSheet(count: UInt8) -> SheetDefinition {
    SheetDefinition(id: "\(component)/minimal/icon-only/badge-\(count)") {
      FlowSheet(states, columns: 2) { state in
        OUDSButton(
          image: heart, badge: OUDSIconBadge(count: count, accessibilityLabel: "\(count) new"), appearance: .minimal,
          style: state == .loading ? .loading : .default
        ) {}
      }
    }
  }

  private static func sheet(
    _ appearance: OUDSButton.Appearance, _ layout: Layout, _ isOnColoredSurface: Bool
  ) -> SheetDefinition {
    let place = isOnColoredSurface ? "/on-coloured-surface" : ""
    // One whose loader has another colour in high contrast, with an icon; and one without.
    let isChosen =
      switch (appearance, layout, isOnColoredSurface) {
      case (.default, .iconAndText, false), (.strong, .text, false): true
      default: false
      }
    return SheetDefinition(
      id: "\(component)/\(appearance.rawValue)/\(layout.rawValue)\(place)", isOnColoredSurface: isOnColoredSurface,
      isDrawnAtFurtherPoints: isChosen
    ) {
      FlowSheet(states, columns: 2) { state in
        button(appearance, layout, style: state == .loading ? .loading : .default)
      }
    }
  }

  private static func button(
    _ appearance: OUDSButton.Appearance, _ layout: Layout, style: OUDSButton.Style
  ) -> OUDSButton {
    let label = appearance.rawValue.capitalizedFirst
    let heart = OUDSImage(asset: Image(SampleIcons.heart), accessibilityLabel: label)
    return switch layout {
    case .text: OUDSButton(text: label, appearance: appearance, style: style) {}
    case .iconAndText: OUDSButton(image: heart, text: label, appearance: appearance, style: style) {}
    case .iconOnly: OUDSButton(image: heart, appearance: appearance, style: style) {}
    }
  }
}

/// One button, without a caption or a margin.
private struct ButtonOfTwoLines: View {
  let image: OUDSImage

  var body: some View {
    OUDSButton(image: image, text: "Button\non two lines") {}.markFrame(SheetState.enabled.rawValue)
  }
}
