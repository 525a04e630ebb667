import DaguerreViews
import OUDS
import Testing

struct BarForms {
  private func tabs(_ selected: Int) -> some View {
    OUDSTabBar(selectedTab: .constant(selected), count: 2) {
      Text("First").tabItem { Label("One", image: "heart") }.tag(0)
      Text("Second").badge(5).tabItem { Label("Two", image: "heart") }.tag(1)
    }
    .environment(\.images, ImageLibrary(["heart": VectorImage(size: Size(width: 24, height: 24), layers: [])]))
    .frame(height: 300)
  }

  @Test func tabBars() throws {
    let forms = try Forms()
    let (first, second) = (try forms.draw { tabs(0) }, try forms.draw { tabs(1) })
    #expect(first.list.commands != second.list.commands)
    let library = ImageLibrary(["heart": VectorImage(size: Size(width: 24, height: 24), layers: [])])
    try forms.expectSame([
      tabs(0),
      OUDSTabBar {
        Text("First").tag(0).tabItem { Label("One", image: "heart") }
        Text("Second").tabItem { Label("Two", image: "heart") }.badge("5").tag(1)
      }
      .environment(\.images, library).frame(height: 300),
      OUDSTabBar(selected: 0, count: 2) {
        Text("First").tabItem { Label("One", image: "heart") }.tag(0)
        Text("Second").tabItem { Label("Two", image: "heart") }.badge(5).tag(1)
      }
      .environment(\.images, library).frame(height: 300),
      OUDSTabView(selectedTab: .constant("a"), count: 2) {
        Tab("One", image: "heart", value: "a") { Text("First") }
        Tab("Two", image: "heart", value: "b", role: .search) { Text("Second").badge(5) }
      }
      .environment(\.images, library).frame(height: 300),
      OUDSTabView(selectedTab: .constant("a")) {
        Tab("One", image: "heart", value: "a") { Text("First") }
        Tab(value: "b") {
          Text("Second").badge(5)
        } label: {
          Label("Two", image: "heart")
        }
      }
      .environment(\.images, library).frame(height: 300),
      OUDSLiquidGlassTabView {
        Tab("One", image: "heart") { Text("First") }
        Tab("Two", image: "heart") { Text("Second").badge(5) }
      }
      .environment(\.images, library).frame(height: 300).forceOUDSLegacyLayout().modifier(OUDSTabBarViewModifier()),
    ])
  }

  @Test func bareTabBar() throws {
    let image = OUDSImage(asset: heart)
    try Forms().expectSame([
      OUDSNavigationBar(items: [.init(image: image, label: "A", isSelected: true), .init(image: image, label: "B")]),
      OUDSTabBar(selected: 0, tabs: [(image, "A"), (image, "B")]),
    ])
  }

  @Test(arguments: [true, false])
  func toolBars(isEditing: Bool) throws {
    let forms = try Forms()
    let content = Text("Content")
    try forms.expectSame([
      content.toolBarTop("Title") {
        OUDSToolBarItem(navigation: .back(label: "Back") {})
      } trailingItems: {
        if isEditing { OUDSToolBarItem(label: "Done") {} }
        OUDSToolBarItem(icon: heart, accessibilityLabel: "Love") {}
      },
      content.modifier(
        OUDSToolBarTop(
          title: "Title",
          leadingItems: { OUDSToolBarItem(navigation: .back(label: "Back", accessibilityLabel: "Back")) },
          trailingItems: {
            if isEditing { OUDSToolBarItem(action: .label("Done") {}) }
            OUDSToolBarItem(action: .icon(asset: heart, accessibilityLabel: "Love") {}, style: .default)
          })),
      content.oudsToolBarTop("Title") {
        OUDSToolBarItem(navigation: .back(label: "Back"))
      } trailingItems: {
        if isEditing { OUDSToolBarItem("Done", bundle: .main) {} }
        OUDSToolBarItem { OUDSButton(image: OUDSImage(asset: heart), appearance: .minimal) {} }
      },
    ])
    try forms.expectSame([
      content.toolBarBottom(
        leadingItems: { OUDSToolBarItem(label: "A") {} }, trailingItems: { OUDSToolBarItem(label: "B") {} }),
      content.toolBarBottom(groupedItems: [[OUDSToolBarItem(label: "A") {}], [OUDSToolBarItem(label: "B") {}]]),
      content.oudsToolBarBottom(
        leadingItems: { OUDSToolBarItem(label: "A") {} }, trailingItems: { OUDSToolBarItem(label: "B") {} }),
      content.modifier(
        OUDSToolBarBottom {
          OUDSToolBarItem(label: "A") {}
        } trailingItems: {
          OUDSToolBarItem(label: "B") {}
        }),
    ])
    try forms.expectSame([content.toolBarTop("Title"), content.oudsScreenTitle("Title")])
  }

  @Test func toolBarParts() throws {
    let forms = try Forms()
    func bar(_ item: OUDSToolBarItem) -> some View { Text("Content").toolBarTop("Title", leadingItems: { item }) }
    let back = OUDSToolBarItem(navigation: .back(label: "Back"))
    try forms.expectSame([
      bar(back).oudsNavigationBarAppearance(hideBackButtonLabel: true), bar(OUDSToolBarItem(navigation: .back())),
    ])
    let drawn = try [
      bar(back), bar(.init(navigation: .close)), bar(.init(action: .label("Do", emphasized: true) {})),
      bar(.init(action: .label("Do") {}, style: .tinted)), bar(.init(action: .label("Do") {})),
      bar(.init(action: .icon(asset: heart, accessibilityLabel: "A", badgeType: .number(count: 3)) {})),
      bar(.init(action: .icon(asset: heart, accessibilityLabel: "A", badgeType: .standard))),
      bar(OUDSToolBarItem { Menu("More") { Button("Option 1") {} } }),
    ].map { bar in try forms.draw { bar }.list.commands }
    #expect(drawn.indices.allSatisfy { index in drawn.indices.allSatisfy { $0 == index || drawn[$0] != drawn[index] } })
    let large = try forms.draw { Text("Content").toolBarTop("Title", hasLargeTitle: true, subtitle: "Sub") }
    #expect(large.list.size.height > (try forms.draw { Text("Content").toolBarTop("Title") }.list.size.height))
  }

  @Test func navigationTitles() throws {
    let forms = try Forms()
    let content = Text("Content")
    try forms.expectSame([content.oudsNavigationTitle("Title"), content.toolBarTop("Title")])
    try forms.expectSame([
      content.oudsNavigationTitle("Title", subtitle: "Sub"), content.toolBarTop("Title", subtitle: "Sub"),
    ])
    try forms.expectSame([
      content.oudsNavigationTitle("Title", subtitle: "Sub", hasLargeTitle: true),
      content.toolBarTop("Title", hasLargeTitle: true),
    ])
  }

  @Test func oneBarOfTheScreen() throws {
    let forms = try Forms()
    func item(_ label: String) -> OUDSToolBarItem { OUDSToolBarItem(label: label) {} }
    let content = Text("Content")
    let inner = content.toolBarTop("Within", leadingItems: { item("B") }, trailingItems: { item("C") })
    try forms.expectSame([
      content.toolBarTop(
        "Title",
        leadingItems: {
          item("A")
          item("B")
        },
        trailingItems: {
          item("C")
          item("D")
        }),
      inner.toolBarTop("Title", leadingItems: { item("A") }, trailingItems: { item("D") }),
      OUDSNavigationStack {
        inner.padding(0).oudsScreenTitle("Also within")
          .toolBarTop("Title", leadingItems: { item("A") }, trailingItems: { item("D") })
      },
    ])
    try forms.expectSame([
      content.toolBarTop("Title", principalItem: item("A")),
      content.toolBarTop("Within", principalItem: item("A")).oudsNavigationTitle("Title"),
      content.toolBarTop("Within", principalItem: item("B")).toolBarTop("Title", principalItem: item("A")),
    ])
    // A stack of screens has its own.
    let stack = OUDSNavigationStack { content.toolBarTop("Within") }
    let (both, one) = (try forms.draw { stack.toolBarTop("Title") }, try forms.draw { content.toolBarTop("Title") })
    #expect(both.list.size.height > one.list.size.height)
  }

  private enum Hiding: CaseIterable { case deep, outside, isHidden, library, system, shown, none }

  private struct Screens: View {
    let selected: Int
    let hiding: Hiding

    var body: some View {
      OUDSTabBar(selectedTab: .constant(selected), count: 2) {
        switch hiding {
        case .deep: VStack { Text("First").hideTabBar() }.tabItem { Text("One") }.tag(0)
        case .outside: Text("First").tabItem { Text("One") }.tag(0).hideTabBar()
        case .isHidden: Text("First").tabBar(isHidden: true).tabItem { Text("One") }.tag(0)
        case .library: Text("First").oudsHideTabBar().tabItem { Text("One") }.tag(0)
        case .system: NavigationStack { Text("First").toolbar(.hidden, for: .tabBar) }.tabItem { Text("One") }.tag(0)
        case .shown: Text("First").tabBar(isHidden: false).tabItem { Text("One") }.tag(0)
        case .none: Text("First").tabItem { Text("One") }.tag(0)
        }
        Text("Second").tabItem { Text("Two") }.tag(1)
      }
      .frame(height: 300)
    }
  }

  @Test(arguments: [Hiding.deep, .outside, .isHidden, .library, .system])
  private func hiddenTabBars(hiding: Hiding) throws {
    let forms = try Forms()
    try forms.expectSame([
      Screens(selected: 0, hiding: hiding),
      Text("First").frame(maxWidth: .infinity, maxHeight: .infinity).frame(height: 300),
    ])
    // The bar of the other screen stays.
    try forms.expectSame([Screens(selected: 1, hiding: hiding), Screens(selected: 1, hiding: .none)])
  }

  @Test func shownTabBar() throws {
    try Forms().expectSame([Screens(selected: 0, hiding: .shown), Screens(selected: 0, hiding: .none)])
  }
}
