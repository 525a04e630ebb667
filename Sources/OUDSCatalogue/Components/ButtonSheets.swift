internal import OUDS

/// The sheets of `OUDSButton`: every appearance and layout, plain and on a coloured surface.
enum ButtonSheets: ComponentSheets {
  static let component = "button"

  private enum Layout: String, CaseIterable {
    case text
    case iconAndText = "icon-and-text"
    case iconOnly = "icon-only"
  }

  static let sheets: [SheetDefinition] =
    OUDSButton.Appearance.allCases.flatMap { appearance in
      [false, true].flatMap { isOnColoredSurface in
        Layout.allCases.map { sheet(appearance, $0, isOnColoredSurface) }
      }
    }
    + [1, 100].map(badgeSheet)
    + [
      sheet("default/small") {
        FlowSheet(SheetState.buttons, columns: 1) { state in
          HStack(spacing: SheetMetrics.gap) {
            let style = state == .loading ? OUDSButton.Style.loading : .default
            OUDSButton(text: "Button", style: style, size: .small) {}
            OUDSButton(text: "Button", image: .heart, style: style, size: .small) {}
            OUDSButton(image: .heart, style: style, size: .small) {}
          }
        }
      },
      sheet("two-lines") {
        SingleSheet { OUDSButton(text: "Button\non two lines", image: .heart) {} }
      },
      sheet("default/icon-and-text/untinted") {
        FlowSheet(SheetState.buttons, columns: 2) { state in
          OUDSButton(
            text: "Default", image: .rainbowHeart,
            style: state == .loading ? .loading : .default
          ) {}
        }
      },
    ]

  private static func badgeSheet(count: UInt8) -> SheetDefinition {
    sheet("minimal/icon-only/badge-\(count)") {
      FlowSheet(SheetState.buttons, columns: 2) { state in
        OUDSButton(
          image: .heart, badge: OUDSIconBadge(count: count, accessibilityLabel: "\(count) new"), appearance: .minimal,
          style: state == .loading ? .loading : .default
        ) {}
      }
    }
  }

  private static func sheet(
    _ appearance: OUDSButton.Appearance, _ layout: Layout, _ isOnColoredSurface: Bool
  ) -> SheetDefinition {
    let place = isOnColoredSurface ? "/on-coloured-surface" : ""
    // One with an icon, whose loader has another colour in high contrast, and one without an icon.
    let isChosen =
      switch (appearance, layout, isOnColoredSurface) {
      case (.default, .iconAndText, false), (.strong, .text, false): true
      default: false
      }
    return sheet(
      "\(appearance.rawValue)/\(layout.rawValue)\(place)", isOnColoredSurface: isOnColoredSurface,
      isDrawnAtPairwisePoints: isChosen
    ) {
      FlowSheet(SheetState.buttons, columns: 2) { state in
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
    case .iconAndText: OUDSButton(text: label, image: heart, appearance: appearance, style: style) {}
    case .iconOnly: OUDSButton(image: heart, appearance: appearance, style: style) {}
    }
  }
}
