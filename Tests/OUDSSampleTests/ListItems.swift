import OUDSSwiftUI
import SwiftUI

extension Samples {
  @ViewBuilder
  var listItems: some View {
    OUDSStaticListItem(data: OUDSListItemData(label: "Label"))
    OUDSStaticListItem(data: .init(label: "A", description: "D", overline: "O", extraLabel: "E"))
    OUDSStaticListItem(
      data: OUDSListItemData(
        label: "A", hasBoldLabel: true, description: "D", overline: "O", extraLabel: "E", helperText: "H"))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "Label"), leading: .icon(.init(type: .info, size: .medium)),
      trailing: .badge(.count(.init(3, accessibilityLabel: "3", status: .negative, size: .medium))))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"),
      leading: .icon(OUDSListItemIcon(status: .info, description: "", size: .medium)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"), leading: .avatar(.init(type: .icon, size: .medium)),
      trailing: .text(.label("Info")))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "SMS"), trailing: .custom { OUDSCircularProgressIndicator(progress: 0.75) })
    OUDSStaticListItem(data: OUDSListItemData(label: "L", textSlot: { Text("A") }, helperText: "H"))
    OUDSStaticListItem(data: OUDSListItemData(label: "L", textSlot: .init { Text("A") }, helperText: "H"))
    OUDSStaticListItem(
      data: OUDSListItemData(
        label: "L", textSlot: OUDSListItemData.Slot { Text("A") }, bottomSlot: OUDSListItemData.Slot { Text("B") },
        helperText: "H"))
  }

  @ViewBuilder
  var listItems2: some View {
    OUDSStaticListItem(data: OUDSListItemData(label: "L", bottomSlot: { Text("A") }, helperText: "H"))
    OUDSStaticListItem(
      data: OUDSListItemData(
        label: "L", helperText: "H", textSlot: .init { Text("A") }, bottomSlot: .init { Text("B") }))
    OUDSStaticListItem(data: OUDSListItemData(label: "L", slot: { Text("A") }, helperText: "H"))
    OUDSStaticListItem(
      data: OUDSListItemData(
        label: HStack {
          Text("x"); Text("y")
        }, accessibilityLabel: "X"))
    OUDSStaticListItem(
      data: OUDSListItemData(
        label: VStack(alignment: .leading) {
          Text("T").font(.headline); Text("S").font(.caption)
        }, accessibilityLabel: "X", description: "D", overline: "O", extraLabel: "E", helperText: "H"))
    OUDSStaticListItem(
      data: OUDSListItemData(
        label: "L",
        overline: .from(
          text: "O", foregroundColor: theme.colors.contentBrandPrimary.color(for: colorScheme), font: Font.body)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L", overline: AttributedString("O"), hasBoldLabel: true, description: "D"))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"), leading: .image(OUDSListItemImage(asset: Image("ic_heart"), size: .medium)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"),
      leading: .image(.init(asset: Image("ic_heart"), description: "D", ratio: .square)))
  }

  @ViewBuilder
  var listItems3: some View {
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"),
      leading: .image(OUDSListItemImage(asyncImage: OUDSAsyncImage(url: url), description: "D")))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"),
      leading: .image(
        OUDSListItemImage(
          asyncImage: AsyncImage(url: URL(string: "https://example.com")), description: "D", size: .medium)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"),
      leading: .image(
        OUDSListItemImage(
          asyncImage: OUDSAsyncImage(url: url) { image in
            image.resizable()
          } placeholder: {
            ProgressView()
          }, description: "D", size: .medium)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "L"),
      leading: .image(
        OUDSListItemImage(
          animatedImage: OUDSAnimatedImage(url: url), description: "D", size: .large, ratio: .widescreen,
          contentMode: .fill)))
    OUDSAnimatedImage(named: "a", withExtension: "gif", bundle: .main)
    OUDSAnimatedImage(data: Data())
    OUDSStaticListItem(
      data: OUDSListItemData(label: "F"), leading: .flag(.init(asset: Image("ic_heart"), size: .medium)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "F"), leading: .flag(.init(asset: Image("ic_heart"), description: "France")))
    OUDSStaticListItem(data: OUDSListItemData(label: "F"), leading: .flag(asset: Image("ic_heart")))
  }

  @ViewBuilder
  var listItems4: some View {
    OUDSStaticListItem(data: OUDSListItemData(label: "F"), leading: .image(asset: Image("ic_heart"), description: "D"))
    OUDSStaticListItem(data: OUDSListItemData(label: "F"), trailing: .text(.labelMuted("S")))
    OUDSStaticListItem(data: OUDSListItemData(label: "F"), trailing: .text(.labelStrong("S")))
    OUDSStaticListItem(data: OUDSListItemData(label: "F"), trailing: .text(.labelAndExtraLabel("S", "E")))
    OUDSStaticListItem(data: OUDSListItemData(label: "F"), trailing: .tag(OUDSTag(label: "New", size: .small)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "F"),
      leading: .icon(.init(type: .neutral(asset: Image(decorative: "ic_heart"), badge: true), size: .large)))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "F"),
      leading: .avatar(OUDSListItemAvatar(type: .initials("JD"), size: .large, badgeType: .standard(.negative))))
    OUDSStaticListItem(
      data: OUDSListItemData(label: "F"),
      leading: .avatar(
        OUDSListItemAvatar(
          type: .image(Image("ic_heart")), size: .large, badgeType: .icon(.positive, accessibilityLabel: "On"))))
  }

  @ViewBuilder
  var listItems5: some View {
    OUDSNavigationListItem(data: OUDSListItemData(label: "N")) {}
    OUDSNavigationListItem(data: OUDSListItemData(label: "N"), indicatorType: .external) { openUrl(url) }
    OUDSNavigationListItem(
      data: OUDSListItemData(label: "N"), indicatorType: .previous, leading: .avatar(.init(type: .icon, size: .medium)),
      trailing: .text(.labelMuted("D"))
    ) {}
    OUDSNavigationLink(title: "T") { Text("D") }
    OUDSNavigationLink(title: "T", indicatorType: .external) { Text("D") }
    OUDSStaticListItem(data: .init(label: "a")).oudsListItemSize(.small).oudsListItemContainerAlignment(.top)
      .oudsListCardStyle(.outlined())
    OUDSStaticListItem(data: .init(label: "a")).oudsListCardStyle(.outlined).oudsListItemRoundedMedia(true)
    OUDSStaticListItem(data: .init(label: "a")).oudsListItemStyle(divider: true, background: false)
    OUDSStaticListItem(data: .init(label: "a")).oudsListItemStyle(.standard(divider: true, background: false))
  }

  @ViewBuilder
  var listItems6: some View {
    OUDSStaticListItem(data: .init(label: "a")).oudsListItemStyle()
    OUDSStaticListItem(data: .init(label: "a")).oudsListItemSize(.standard)
  }
}
