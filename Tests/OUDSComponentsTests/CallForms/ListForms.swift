import DaguerreViews
import Foundation
import OUDS
import Testing

struct ListForms {
  private let image = OUDSImage(asset: heart)

  @Test func data() throws {
    try Forms().expectSame([
      OUDSStaticListItem(
        data: OUDSListItemData(
          label: "A", hasBoldLabel: true, description: "B", overline: "C", extraLabel: "D", helperText: "E")),
      OUDSStaticListItem(
        data: OUDSListItemData(
          "A", bundle: .main, hasBoldLabel: true, description: "B", overline: "C", extraLabel: "D", helperText: "E")),
      OUDSStaticListItem(
        data: OUDSListItemData(
          label: "A", overline: AttributedString("C"), hasBoldLabel: true, description: "B", extraLabel: "D",
          helperText: "E")),
      OUDSStaticListItem(
        data: OUDSListItemData(
          label: "A", isBoldLabel: true, description: "B", overline: "C", extraLabel: "D", helperText: "E")),
      OUDSStaticListItem(
        data: OUDSListItemData(
          label: "A", isBold: true, overline: "C", extraLabel: "D", description: "B", helperText: "E")),
    ])
  }

  @Test func dataProperties() throws {
    let plain = OUDSListItemData(
      label: "A", hasBoldLabel: true, description: "B", overline: "C", extraLabel: "D", helperText: "E")
    #expect(plain.labelContent.stringValue == "A" && plain.description == "B" && plain.overline == "C")
    #expect(plain.extraLabel == "D" && plain.helperText == "E" && plain.attributedOverline == nil)
    #expect(plain.textSlot == nil && plain.bottomSlot == nil && plain.slot == nil)
    #expect(plain.label == "A" && plain.hasBoldLabel)
    let styled = OUDSListItemData(
      label: Text("A"), accessibilityLabel: "Z", overline: AttributedString("C"), description: "B")
    #expect(styled.attributedOverline == AttributedString("C") && styled.overline == nil)
    if case .custom(_, let label) = styled.labelContent { #expect(label == "Z") } else { Issue.record() }
    try Forms().expectSame([
      OUDSStaticListItem(data: styled),
      OUDSStaticListItem(
        data: OUDSListItemData(label: Text("A"), accessibilityLabel: "Z", description: "B", overline: "C")),
    ])
    try Forms().expectSame([
      OUDSStaticListItem(data: OUDSListItemData(label: "A", hasBoldLabel: true)),
      OUDSStaticListItem(data: OUDSListItemData(key: "A", bundle: .main, isBoldLabel: true)),
    ])
  }

  @Test func avatarLabel() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSListItemAvatar(type: .icon, size: .medium),
      OUDSListItemAvatar(type: .icon, size: .medium, accessibilityLabel: "Ann"),
    ])
    let elements = try forms.draw { OUDSListItemAvatar(type: .icon, accessibilityLabel: "Ann") }.accessibility
    #expect(elements.contains { $0.properties.label == "Ann" })
    let type: OUDSListItemImage.ImageType = .asset(heart)
    if case .asset = type {} else { Issue.record() }
  }

  @Test func slots() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSStaticListItem(data: .init(label: "A", bottomSlot: OUDSListItemData.Slot { Text("Slot") })),
      OUDSStaticListItem(data: .init(label: "A"), slot: Text("Slot")),
    ])
    try forms.expectSame([
      OUDSNavigationListItem(data: .init(label: "A", bottomSlot: .init { Text("Slot") })) {},
      OUDSNavigationListItem(data: .init(label: "A"), slot: Text("Slot"), affordanceType: .next) {},
      OUDSNavigationListItem(data: .init(label: "A"), slot: Text("Slot"), indicatorType: .next) {},
    ])
    let plain = try forms.draw { OUDSStaticListItem(data: .init(label: "A", description: "B")) }
    let slot = try forms.draw { OUDSStaticListItem(data: .init(label: "A", textSlot: .init { Text("B") })) }
    #expect(plain.list.commands != slot.list.commands)
    let custom = try forms.draw {
      OUDSStaticListItem(data: .init(label: Text("A").bold(), accessibilityLabel: "A", description: "B"))
    }
    #expect(custom.accessibility.contains { $0.properties.label == "A" })
  }

  /// A view of one's own in a list item has room above and below it, as on devices.
  @Test func roomOfSlots() throws {
    let forms = try Forms()
    let square = Color.black.frame(width: 40, height: 40)
    func height(_ data: OUDSListItemData) throws -> Double {
      try forms.draw { OUDSStaticListItem(data: data) }.list.size.height
    }
    let plain = try height(.init(label: "A"))
    let room = OrangeTheme().controlItem.spacePaddingBlockBottomSlot
    #expect(try height(.init(label: "A", bottomSlot: .init { square })) == plain + 40 + room)
    let padding = OrangeTheme().controlItem.spacePaddingBlockDensityDefault
    #expect(try height(.init(label: square, accessibilityLabel: "A")) == 40 + 2 * room + 2 * padding)
  }

  @Test func navigation() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSNavigationListItem(data: .init(label: "A"), indicatorType: .external),
      OUDSNavigationListItem(data: .init(label: "A"), indicatorType: .external) {},
      OUDSNavigationListItem(data: .init(label: "A"), affordanceType: .external) {},
      OUDSNavigationListItem(data: .init(label: "A"), indicator: .external) {},
    ])
    try forms.expectSame([
      OUDSNavigationListItem(data: .init(label: "A", hasBoldLabel: true)) {}.oudsListCardStyle(.outlined),
      OUDSNavigationLink(title: "A", hasBoldLabel: true, indicatorType: .next, style: .card(.outlined())) { Text("B") },
      OUDSNavigationLink("A", hasBoldLabel: true, style: .card(.outlined)) { Text("B") },
      OUDSNavigationLink("A", tableName: "None", bundle: .main, hasBoldLabel: true, style: .card(.outlined)) {
        Text("B")
      },
      OUDSNavigationLink(title: "A", isBoldLabel: true, style: .card(.outlined)) { Text("B") },
      OUDSNavigationLink("A", bundle: .main, isBoldLabel: true, style: .card(.outlined)) { Text("B") },
    ])
    let link: OUDSNavigationLink<Text> = OUDSNavigationLink(title: "A") { Text("B") }
    try forms.expectSame([link, OUDSNavigationLink<EmptyView>("A") {}])
  }

  @Test func leading() throws {
    let forms = try Forms()
    func item(_ leading: OUDSListItemLeading) -> OUDSStaticListItem {
      OUDSStaticListItem(data: .init(label: "A"), leading: leading)
    }
    try forms.expectSame([
      item(.icon(OUDSListItemIcon(status: .neutral(asset: heart)))),
      item(.icon(.init(status: .neutral(asset: heart, badge: false), description: "Love", size: .medium))),
      item(.icon(OUDSListItemIcon(type: .neutral(asset: heart, badge: false), size: .medium))),
      item(.icon(.init(status: .neutral(asset: heart, description: "Love")))),
      item(.icon(image)),
    ])
    try forms.expectSame([
      item(.image(OUDSListItemImage(asset: heart))), item(.image(asset: heart)), item(.image(heart)),
      item(.image(.init(asset: heart, description: "A", size: .medium, ratio: .square, contentMode: .fit))),
    ])
    try forms.expectSame([
      item(.flag(OUDSListItemFlag(asset: heart, description: "A"))), item(.flag(asset: heart)), item(.flag(heart)),
    ])
    try forms.expectSame([
      item(.avatar(OUDSListItemAvatar(type: .initials("ab"), size: .large))),
      item(.avatar(.init(type: .initials("AB"), size: .large, badgeType: nil))),
    ])
    try forms.expectSame([
      item(.avatar(.init(type: .icon, badgeType: .standard(.negative, accessibilityLabel: "New")))),
      item(
        .avatar(
          .init(
            type: .icon, size: .medium,
            badgeType: .standard(.init(accessibilityLabel: "New", status: .negative, size: .small))))),
      item(
        .avatar(
          .init(
            type: .icon,
            badge: OUDSBadge(accessibilityLabel: "New", status: .negative, size: .small)))),
    ])
    try forms.expectSame([
      item(.custom { Text("X") }), item(.slot { Text("X") }), item(.customView(AnyView(Text("X")))),
      item(.slot(AnyView(Text("X")))),
    ])
    let (wide, square) = (
      try forms.draw { OUDSListItemImage(asset: heart, ratio: .widescreen, contentMode: .fill) },
      try forms.draw { OUDSListItemImage(asset: heart) }
    )
    #expect(wide.list.size.width > square.list.size.width)
    try forms.expectSame([
      OUDSListItemImage(asyncImage: OUDSAsyncImage(url: nil), description: "A"),
      OUDSListItemImage(asyncImage: OUDSAsyncImage(url: URL(string: "https://example.org/a.png")), description: "A"),
    ])
    try forms.expectSame([
      OUDSListItemImage(
        asyncImage: AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
          image.resizable()
        } placeholder: {
          ProgressView()
        }, description: "Photo", size: .medium),
      OUDSListItemImage(
        asyncImage: OUDSAsyncImage(url: nil) {
          $0
        } placeholder: {
          ProgressView()
        }, size: .medium),
      OUDSListItemImage(
        asyncImage: OUDSAsyncImage(url: nil) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable()
          case .failure: Color.black
          }
        }, size: .medium),
    ])
    for status in [OUDSListItemIcon.IconStatus.positive, .info, .warning, .negative] {
      #expect(
        try !forms.draw { OUDSListItemIcon(status: status, description: "A", size: .large) }.list.commands.isEmpty)
    }
  }

  @Test func trailing() throws {
    let forms = try Forms()
    func item(_ trailing: OUDSListItemTrailing) -> OUDSStaticListItem {
      OUDSStaticListItem(data: .init(label: "A"), trailing: trailing)
    }
    try forms.expectSame([
      item(.text(.labelMuted("B"))), item(.text(.labelMuted(Text("B")))), item(.text("B", style: .labelMuted)),
    ])
    try forms.expectSame([
      item(.text(.labelAndExtraLabel("B", "C"))), item(.text(.labelAndExtraLabel(Text("B"), Text("C")))),
      item(.labelAndExtraLabel("B", extra: "C")),
    ])
    try forms.expectSame([item(.custom { Text("X") }), item(.slot { Text("X") }), item(.slot(AnyView(Text("X"))))])
    try forms.expectSame([
      item(.icon(OUDSListItemIcon(status: .info))), item(.icon(OUDSListItemIcon(type: .info, size: .medium))),
    ])
    #expect(try !forms.draw { item(.badge(.count(OUDSBadgeCount(3, accessibilityLabel: "3")))) }.list.commands.isEmpty)
    #expect(try !forms.draw { item(.tag(OUDSTag(label: "New"))) }.list.commands.isEmpty)
  }

  @Test func styles() throws {
    let forms = try Forms()
    let item = OUDSStaticListItem(data: .init(label: "A"))
    try forms.expectSame([
      item, item.oudsListItemContainerAlignment(), item.oudsListItemContainerAlignment(.center),
      item.oudsListItemStyle(), item.oudsListItemStyle(divider: true, background: false),
      item.oudsListContentStyle(.item()), item.oudsListItemStyle(.standard(divider: true)),
      item.oudsListItemStyle(.standard(.backgroundOnInteractionOnly(withDivider: true))),
      item.oudsListItemStandardStyle(.backgroundOnInteractionOnly(withDivider: true)),
    ])
    try forms.expectSame([
      item.oudsListCardStyle(), item.oudsListCardStyle(.standard()), item.oudsListContentStyle(.card()),
      item.oudsListCardStyle(.standard(divider: true, background: true)),
      item.oudsListCardStyle(.background(wthDivider: true)),
    ])
    try forms.expectSame([
      item.oudsListCardStyle(.standard(divider: false)), item.oudsListCardStyle(.background),
      item.oudsListItemStyle(.card(.background)),
    ])
    try forms.expectSame([
      item.oudsListCardStyle(.outlined), item.oudsListCardStyle(.outlined(onlyOnInteraction: false)),
      item.oudsListContentStyle(.card(.outlined())), item.oudsListItemStyle(.card(.outlined)),
    ])
    try forms.expectSame([
      item.oudsListCardStyle(.outlinedOnInteractionOnly), item.oudsListCardStyle(.outlined(onlyOnInteraction: true)),
    ])
    let own: OUDSListItemContentStyle = .item(divider: false, background: true)
    try forms.expectSame([
      item.oudsListContentStyle(own), item.oudsListItemStyle(divider: false, background: true),
      item.oudsListContentStyle(.standard(divider: false, background: true)),
    ])
    let cards: [OUDSListItemContentStyle.CardDecoration] = [.outlined(), .standard(background: false)]
    try forms.expectSame([
      item.oudsListContentStyle(.card(cards[0])), item.oudsListContentStyle(.outlined),
    ])
    try forms.expectSame([
      OUDSListItemImage(asset: heart), OUDSListItemImage(asset: heart).oudsListItemRoundedMedia(),
    ])
    try forms.expectSame([item.oudsListItemSize(.default), item.oudsListItemSize(.standard)])
  }
}
