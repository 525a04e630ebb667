import DaguerreGraphics
import OUDS
import TestSupport
import Testing

@testable import OUDSCatalogue

@Suite("List items")
struct ListItemTests {
  private func rendering(
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
  ) throws -> Rendering {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.layoutDirection = direction
    return try renderer.render(
      OUDSThemeableView(theme: OrangeTheme(), content: content), proposal: ProposedViewSize(width: 360, height: nil))
  }

  @Test("one line is as high as the token says", arguments: [(OUDSListItemSize.default, 60.0), (.small, 48)])
  func height(size: OUDSListItemSize, height: Double) throws {
    let frames = try rendering {
      OUDSStaticListItem(data: OUDSListItemData(label: "Label")).oudsListItemSize(size).markFrame("item")
    }.markedFrames
    #expect(frames[0].frame.size == Size(width: 360, height: height))
  }

  @Test("small items leave out the overline and the extra label")
  func small() throws {
    let data = OUDSListItemData(label: "Label", overline: "Overline", extraLabel: "Extra")
    func lines(_ size: OUDSListItemSize) throws -> Int {
      try rendering { OUDSStaticListItem(data: data).oudsListItemSize(size) }.list.commands
        .filter { if case .glyphs = $0 { true } else { false } }.count
    }
    #expect(try lines(.default) == 3)
    #expect(try lines(.small) == 1)
  }

  @Test("media are as large as their tokens say, in small items all as small as icons")
  func media() throws {
    func side(_ size: OUDSListItemSize, @ViewBuilder _ media: () -> some View) throws -> Size {
      try #require(rendering { media().oudsListItemSize(size).markFrame("media") }.markedFrames.first).frame.size
    }
    let square = Image(BarSampleIcons.checkerboard)
    let sides: [(OUDSListItemImage.Size, OUDSListItemAvatar.Size, Double)] = [
      (.medium, .medium, 28), (.large, .large, 40), (.extraLarge, .extraLarge, 56),
    ]
    for (image, avatar, height) in sides {
      for (size, height) in [(OUDSListItemSize.default, height), (.small, 24)] {
        #expect(try side(size) { OUDSListItemImage(asset: square, size: image) } == Size(width: height, height: height))
        let wide = try side(size) { OUDSListItemImage(asset: square, size: image, ratio: .widescreen) }
        #expect(wide == Size(width: (height * 16 / 9).rounded(), height: height))
        #expect(
          try side(size) { OUDSListItemAvatar(type: .initials("AB"), size: avatar) }
            == Size(width: height, height: height))
      }
    }
    #expect(try side(.default) { OUDSListItemImage(asset: square) }.height == 28)
    // A flag is 20 high and as wide as that makes it, in the middle of a box.
    #expect(try side(.default) { OUDSListItemFlag(asset: square) } == Size(width: 30, height: 20))
    #expect(try side(.default) { OUDSListItemFlag(asset: square, size: .large) } == Size(width: 40, height: 20))
    #expect(try side(.small) { OUDSListItemFlag(asset: square, size: .large) } == Size(width: 30, height: 20))
  }

  @Test("the way back takes the place of what leads, at the side where lines begin")
  func previous() throws {
    func icons(_ direction: LayoutDirection) throws -> [Rect] {
      try rendering(direction: direction) {
        OUDSNavigationListItem(
          data: OUDSListItemData(label: "Label"), indicatorType: .previous,
          leading: .icon(OUDSListItemIcon(status: .neutral(asset: Image(BarSampleIcons.star))))
        ) {}
      }.list.commands.compactMap { if case .fillPath(let path, _, _) = $0 { path.bounds } else { nil } }
    }
    let (left, right) = (try icons(.leftToRight), try icons(.rightToLeft))
    #expect(left.count == 1 && right.count == 1)
    #expect(abs(left[0].midX + right[0].midX - 360) < 1e-9)
    #expect(left[0].midX < 40)
  }

  /// The colour of the arrow, of an item that leads further in some state.
  private func indicatorColor(_ state: InteractionState, isEnabled: Bool = true) throws -> Color? {
    try rendering {
      OUDSNavigationListItem(data: OUDSListItemData(label: "Label")) {}
        .interactionState(state).disabled(!isEnabled)
    }.list.commands.compactMap { if case .fillPath(_, _, let color) = $0 { color } else { nil } }.last
  }

  @Test("the arrow has the colours of links' chevrons at rest, and of actions while something is done to the item")
  func indicatorColors() throws {
    let theme = OrangeTheme()
    func expected(_ token: MultipleColorSemanticToken) -> Color { token.color(for: .light) }
    #expect(try indicatorColor(.none) == expected(theme.link.colorChevronEnabled))
    #expect(try indicatorColor(.hovered) == expected(theme.colors.actionHover))
    #expect(try indicatorColor(.pressed) == expected(theme.colors.actionPressed))
    #expect(try indicatorColor(.focused) == expected(theme.colors.actionFocus))
    #expect(try indicatorColor(.none, isEnabled: false) == expected(theme.colors.actionDisabled))
  }

  @Test("an outlined card has no ground, and an outline in the colour of the state")
  func outlines() throws {
    func commands(_ state: InteractionState, isEnabled: Bool = true) throws -> [Command] {
      try rendering {
        OUDSNavigationListItem(data: OUDSListItemData(label: "Label")) {}
          .oudsListCardStyle(.outlined).interactionState(state).disabled(!isEnabled)
      }.list.commands
    }
    func outline(_ state: InteractionState, isEnabled: Bool = true) throws -> Color? {
      try commands(state, isEnabled: isEnabled)
        .compactMap { if case .border(let border) = $0, border.alignment == .inside { border.color } else { nil } }
        .first
    }
    let colors = OrangeTheme().colors
    #expect(try outline(.none) == colors.borderDefault.color(for: .light))
    #expect(try outline(.hovered) == colors.actionHover.color(for: .light))
    #expect(try outline(.pressed) == colors.actionPressed.color(for: .light))
    #expect(try outline(.focused) == colors.actionFocus.color(for: .light))
    #expect(try outline(.none, isEnabled: false) == colors.actionDisabled.color(for: .light))
    #expect(try !commands(.hovered).contains { if case .fillRect = $0 { true } else { false } })
  }

  @Test("only cards have the round corners of the theme's tuning; rows reach into their corners")
  func corners() throws {
    func radius(_ isCard: Bool) throws -> Double? {
      var renderer = ViewRenderer(fonts: try PackageFonts.library())
      renderer.environment.interactionState = .hovered
      let theme = OrangeTheme(tuning: Tuning(hasRoundedListItems: true))
      let item = OUDSNavigationListItem(data: OUDSListItemData(label: "Label")) {}
      let commands = try renderer.render(
        OUDSThemeableView(theme: theme) { item.oudsListContentStyle(isCard ? .card() : .item()) }
      ).list.commands
      for command in commands {
        switch command {
        case .fillRect: return 0
        case .fillRoundedRect(_, let radii, _), .pushClip(_, let radii): return radii.topLeft
        default: continue
        }
      }
      return nil
    }
    #expect(try radius(true) == 8)
    #expect(try radius(false) == 0)
  }

  @Test("texts after the others are as large as the label; a second line is smaller, and not in small items")
  func trailingTexts() throws {
    func sizes(_ size: OUDSListItemSize) throws -> [Double] {
      try rendering {
        OUDSStaticListItem(
          data: OUDSListItemData(label: "Label"), trailing: .text(.labelAndExtraLabel("Value", "Extra"))
        ).oudsListItemSize(size)
      }.list.commands.compactMap { if case .glyphs(let run) = $0 { run.size } else { nil } }
    }
    #expect(try sizes(.default) == [16, 16, 14])
    #expect(try sizes(.small) == [16, 16])
  }
}
