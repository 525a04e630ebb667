import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var bars: some View {
    OUDSTabBar(selectedTab: $tab, count: 3) {
      Text("a").tabItem { Label("L", image: "ic_heart") }.tag(0)
      Text("b").tabItem { Label("L", image: "ic_heart") }.tag(1)
    }
    OUDSTabBar { Text("a").tabItem { Label("L", image: "ic_heart") } }
    TabView { Text("a").tabItem { Label("L", image: "ic_heart") } }.modifier(OUDSTabBarViewModifier())
    OUDSTabView(selectedTab: $tab, count: 4) {
      Tab("A", image: "ic_heart", value: 0) { Text("a") }
      Tab(value: 3, role: .search) { Text("s") }
    }
    OUDSTabView(selectedTab: $tab) { Tab("A", image: "ic_heart", value: 0) { Text("a") } }
    OUDSLiquidGlassTabView {
      Tab("A", image: "ic_heart") { Text("a") }; Tab(role: .search) { Text("s") }
    }
  }

  @ViewBuilder
  var bars2: some View {
    NavigationStack {
      Text("x").toolBarTop(
        "T", leadingItems: { OUDSToolBarItem(navigation: .back()) },
        principalItem: OUDSToolBarItem(icon: Image(decorative: "ic_heart"), accessibilityLabel: "S") {},
        trailingItems: {
          OUDSToolBarItem(label: "L") {};
          OUDSToolBarItem(icon: Image(decorative: "ic_heart"), accessibilityLabel: "L") {}
        })
    }.oudsNavigationBarAppearance()
    Text("x").toolBarTop(
      "T", hasLargeTitle: true, subtitle: "S",
      principalItem: OUDSToolBarItem(icon: Image(decorative: "ic_heart"), accessibilityLabel: "S") {})
    Text("x").toolBarTop("T", leadingItems: { OUDSToolBarItem(navigation: .close) })
    Text("x").toolBarTop("T", leadingItems: { OUDSToolBarItem(navigation: .back(label: "B") { text = "" }) })
    Text("x").oudsToolBarTop("Inbox", subtitle: "2") {
      OUDSToolBarItem(navigation: .close)
    } trailingItems: {
      OUDSToolBarItem { Image(systemName: "bell") }
    }
    Text("x").toolBarBottom(
      leadingItems: { OUDSToolBarItem(label: "S") {} },
      trailingItems: { OUDSToolBarItem(icon: Image(decorative: "ic_heart"), accessibilityLabel: "L") {} })
    Text("x").toolBarBottom(groupedItems: {
      OUDSToolBarItem(label: "S") {}; OUDSToolBarItem(icon: Image(decorative: "ic_heart"), accessibilityLabel: "D") {}
    })
    Text("x").accentColor(theme.colors.contentDefault)
    Text("x").modifier(
      OUDSToolBarTop(title: "H", leadingItems: { [OUDSToolBarItem(navigation: .back {})] }, principalItem: nil))
  }
  var toolBarItems: [OUDSToolBarItem] {
    [
      OUDSToolBarItem(label: "Done"), OUDSToolBarItem(icon: Image(systemName: "plus"), accessibilityLabel: "Add"),
      OUDSToolBarItem(action: .label("Edit") {}), OUDSToolBarItem(action: .label("Edit")),
      OUDSToolBarItem(action: .icon(asset: Image("ic_heart"), accessibilityLabel: "5", badgeType: .number(count: 5))),
      OUDSToolBarItem(
        action: .icon(
          asset: Image("ic_heart"), accessibilityLabel: "5", accessibilityHint: "h", badgeType: .standard, action: {})),
      OUDSToolBarItem(action: .label("Edit") {}, style: .tinted),
      OUDSToolBarItem(action: .label("Edit", emphasized: true, accessibilityHint: "h") {}, style: .prominent),
      OUDSToolBarItem(action: .label("Edit") {}, style: .proiminent),
      OUDSToolBarItem {
        Menu("O") {
          Button("1") {}; Button("2") {}
        }
      },
    ]
  }
}
