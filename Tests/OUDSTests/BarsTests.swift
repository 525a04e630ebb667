import DaguerreText
import OUDS
import TestSupport
import Testing

/// Bars and buttons, used as in a screen.
@Suite("Bars in views")
struct BarsTests {
  private let symbol = Image(
    VectorImage(
      size: Size(width: 4, height: 4), layers: [.init(path: Path(roundedRect: Rect(x: 0, y: 0, width: 4, height: 4)))]))

  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private var image: OUDSImage { OUDSImage(asset: symbol, accessibilityLabel: "Heart") }

  private func draw(
    width: Double? = 360, direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping () -> some View
  ) throws -> Rendering {
    let renderer = ViewRenderer(fonts: fonts)
    return try renderer.render(
      OUDSThemeableView(theme: OrangeTheme()) { content().environment(\.layoutDirection, direction) },
      proposal: ProposedViewSize(width: width, height: nil))
  }

  /// The bounds of all texts in a picture.
  private func texts(_ rendering: Rendering) -> [Rect] {
    rendering.list.commands.compactMap { if case .glyphs = $0 { $0.bounds } else { nil } }
  }

  private let long = "A title that is much too long for any bar of some three hundred points, and longer"

  @Test(
    "a title in the middle stays between what stands beside it", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func centeredTitle(direction: LayoutDirection) throws {
    let rendering = try draw(direction: direction) {
      OUDSTopBar(title: long, style: .centerAligned, navigationIcon: .back, actions: [.icon(image), .icon(image)])
    }
    let isForward = direction == .leftToRight
    let room = isForward ? (52.0, 260.0) : (100.0, 308.0)
    for text in texts(rendering) { #expect(text.minX >= room.0 && text.maxX <= room.1) }
    #expect(rendering.list.size.width == 360)
  }

  @Test("a long title of a tool bar leaves the items their room, and the bar its width")
  func toolBarTitle() throws {
    func bar(_ title: String) throws -> Rendering {
      try draw {
        Color.clear.frame(height: 10).toolBarTop(title) {
          OUDSToolBarItem(navigation: .back())
        } trailingItems: {
          OUDSToolBarItem(label: "Done") {}
        }
      }
    }
    let (short, cut) = (try bar("A"), try bar(long))
    #expect(cut.list.size == short.list.size)
    // The words of the item are where they were, and as wide.
    let (done, doneBeside) = (texts(short).map(\.maxX).max(), texts(cut).map(\.maxX).max())
    #expect(done == doneBeside && texts(cut).count == texts(short).count)
  }

  @Test("buttons and places of a bar are buttons with words to those who cannot see them")
  func spoken() throws {
    func spoken(@ViewBuilder _ content: @escaping () -> some View) throws -> [String] {
      try draw(content).accessibility.filter { $0.properties.traits.contains(.isButton) }
        .map { ($0.properties.label ?? "-") + ($0.properties.traits.contains(.isSelected) ? "*" : "") }
    }
    #expect(try spoken { OUDSButton(text: "Go") {} } == ["Go"])
    #expect(try spoken { OUDSButton(image: image) {} } == ["Heart"])
    #expect(try spoken { OUDSFloatingActionButton(image: image) {} } == ["Heart"])
    #expect(try spoken { OUDSExtendedFloatingActionButton(label: "New", image: image) {} } == ["New"])
    #expect(
      try spoken {
        OUDSNavigationBar(items: [
          .init(image: image, label: "Home", isSelected: true), .init(image: image, label: nil),
        ])
      } == ["Home*", "Heart"])
    #expect(
      try spoken { OUDSTopBar(title: "T", navigationIcon: .close, actions: [.icon(image)]) } == ["Close", "Heart"])
  }

  @Test("a screen's image and text are one item of a bar, the image above the text")
  func tabItems() throws {
    func bar(@ViewBuilder _ content: @escaping () -> some View) throws -> [Command] {
      try draw { OUDSTabBar(selectedTab: .constant(0), count: 2, content: content).frame(height: 300) }.list.commands
    }
    let label = try bar {
      Text("A").tabItem {
        Label {
          Text("Home")
        } icon: {
          symbol
        }
      }.tag(0)
      Text("B").tabItem {
        Label {
          Text("Search")
        } icon: {
          symbol
        }
      }.tag(1)
    }
    let parts = try bar {
      Text("A").tabItem {
        symbol
        Text("Home")
      }.tag(0)
      Text("B").tabItem {
        Text("Search")
        symbol
      }.tag(1)
    }
    #expect(parts == label)
  }
}
