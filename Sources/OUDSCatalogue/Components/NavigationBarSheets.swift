internal import OUDS

/// The sheets of the navigation bar: whole bars, one before content, and one item in its states.
enum NavigationBarSheets: ComponentSheets {
  static let component = "navigation-bar"

  private static let places: [(VectorImage, String, OUDSIconBadge?)] = [
    (BarSampleIcons.phone, "Calls", nil),
    (BarSampleIcons.mail, "Emails", OUDSIconBadge(count: 24, accessibilityLabel: "24 unread")),
    (BarSampleIcons.calendar, "Agenda", OUDSIconBadge(accessibilityLabel: "something new")),
    (BarSampleIcons.person, "Account", nil), (BarSampleIcons.sliders, "Settings", nil),
  ]

  static let sheets: [SheetDefinition] =
    wholeBars(3) + wholeBars(5) + [translucentBar] + itemStates(.compact) + itemStates(.regular)

  private static func wholeBars(_ count: Int) -> [SheetDefinition] {
    [
      sheet("\(count)-items", isDrawnAtPairwisePoints: count == 3) {
        NavigationBarSheet(items: items(count), width: SheetMetrics.phoneWidth, sizeClass: .compact)
      },
      sheet("\(count)-items/horizontal") {
        NavigationBarSheet(items: items(count), width: 600, sizeClass: .regular)
      },
    ]
  }

  private static var translucentBar: SheetDefinition {
    sheet("3-items/translucent") {
      GlassSheet(edge: .bottom, bar: OUDSNavigationBar(items: items(3), isTranslucent: true))
        .environment(\.horizontalSizeClass, .compact)
    }
  }

  private static func itemStates(_ sizeClass: UserInterfaceSizeClass) -> [SheetDefinition] {
    [true, false].map { isSelected in
      sheet("item/\(isSelected ? "selected" : "unselected")\(sizeClass == .regular ? "/horizontal" : "")") {
        NavigationBarItemSheet(isSelected: isSelected, sizeClass: sizeClass)
      }
    }
  }

  private static func items(_ count: Int) -> [OUDSNavigationBarItem] {
    places.prefix(count).enumerated().map { index, place in
      OUDSNavigationBarItem(
        image: OUDSImage(asset: Image(place.0)), label: place.1, isSelected: index == 0, badge: place.2)
    }
  }
}

/// A bar alone, as wide as the screen for which it is made.
private struct NavigationBarSheet: View {
  let items: [OUDSNavigationBarItem]
  let width: Double
  let sizeClass: UserInterfaceSizeClass

  var body: some View {
    OUDSNavigationBar(items: items).frame(width: width).markFrame(SheetState.enabled.rawValue)
      .environment(\.horizontalSizeClass, sizeClass)
  }
}

/// One item, 80 points wide or 120 where icon and label stand side by side, on the background of the bar, in each
/// state.
private struct NavigationBarItemSheet: View {
  let isSelected: Bool
  let sizeClass: UserInterfaceSizeClass

  var body: some View {
    FlowSheet([.enabled, .hover, .pressed, .focused], columns: 4) { _ in
      OUDSNavigationBar(
        items: [
          OUDSNavigationBarItem(
            image: OUDSImage(asset: Image(BarSampleIcons.star)), label: "Label", isSelected: isSelected)
        ]
      )
      .frame(width: sizeClass == .regular ? 120 : 80)
      .environment(\.horizontalSizeClass, sizeClass)
    }
  }
}
