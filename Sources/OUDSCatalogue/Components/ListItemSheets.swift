internal import OUDS

/// The sheets of list items: their possible contents in each size, and the states of items that can be tapped.
enum ListItemSheets: ComponentSheets {
  static let component = "list-item"

  static let sheets: [SheetDefinition] =
    OUDSListItemSize.allCases.flatMap { size in
      OUDSListItemContainerAlignment.allCases.map { alignment in
        sheet(
          "static/\(size.rawValue)/\(alignment.rawValue)",
          isDrawnAtPairwisePoints: size == .default && alignment == .center
        ) {
          StaticListItemsSheet(size: size, alignment: alignment)
        }
      }
    }
    + [
      sheet("static/media") { ListItemMediaSheet() },
      sheet("static/cards") { ListItemCardsSheet() },
    ]
    + OUDSNavigationListItemIndicatorType.allCases.map { indicator in
      sheet(
        "navigation/\(indicator.rawValue)", isDrawnAtPairwisePoints: indicator == .next
      ) {
        FlowSheet(SheetState.actions, columns: 1) { _ in
          NavigationListItem(indicator: indicator)
        }
      }
    }
}

private struct NavigationListItem: View {
  let indicator: OUDSNavigationListItemIndicatorType

  var body: some View {
    OUDSNavigationListItem(
      data: OUDSListItemData(label: "Label", description: "Description"), indicatorType: indicator,
      leading: .icon(heart), trailing: .text(.labelMuted("Value"))
    ) {}
    .oudsListItemStyle(divider: true)
    .frame(width: SheetMetrics.phoneWidth - 2 * SheetMetrics.margin)
  }
}

/// Items with every kind of content, below each other as in a list.
private struct StaticListItemsSheet: View {
  let size: OUDSListItemSize
  let alignment: OUDSListItemContainerAlignment

  var body: some View {
    VStack(spacing: 0) {
      item("Label only", leading: nil, trailing: nil)
      item(
        "Badge", leading: nil,
        trailing: .badge(.count(OUDSBadgeCount(12, accessibilityLabel: "12 new", status: .negative))))
      item("Tag", leading: nil, trailing: .tag(OUDSTag(label: "New", status: .accent(), size: .small)))
      item(
        "Icons", description: "Description", leading: .icon(heart), trailing: .icon(heart))
      item(
        "Label", isBold: true, overline: "Overline", extra: "Extra label",
        description: "Description on more than one line, "
          + "so that the texts are higher than what stands beside them",
        leading: .image(OUDSListItemImage(asset: Image(BarSampleIcons.checkerboard), size: .extraLarge)),
        trailing: .text(.labelAndExtraLabel("Label", "Extra")))
      item(
        "Flag", leading: .flag(OUDSListItemFlag(asset: Image(BarSampleIcons.checkerboard))),
        trailing: .text(.labelStrong("Strong")))
      item("Avatar", helper: "Helper text", leading: .avatar(avatar), trailing: .text(.labelMuted("Muted")))
    }
    .oudsListItemSize(size)
    .oudsListItemContainerAlignment(alignment)
    .oudsListItemStyle(divider: true)
    .frame(width: SheetMetrics.phoneWidth - 2 * SheetMetrics.margin)
    .markFrame(SheetState.enabled.rawValue)
    .padding(SheetMetrics.margin)
  }

  private func item(
    _ label: String, isBold: Bool = false, overline: String? = nil, extra: String? = nil, description: String? = nil,
    helper: String? = nil, leading: OUDSListItemLeading?, trailing: OUDSListItemTrailing?
  ) -> some View {
    OUDSStaticListItem(
      data: OUDSListItemData(
        label: label, hasBoldLabel: isBold, description: description, overline: overline, extraLabel: extra,
        helperText: helper),
      leading: leading, trailing: trailing)
  }

  private var avatar: OUDSAvatar {
    OUDSAvatar(monogram: "a", color: .white, background: Color(rgba: 0xD520_4EFF), accessibilityLabel: "Avatar")
  }
}

/// Icons, pictures and people of every size.
private struct ListItemMediaSheet: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(icons.indices, id: \.self) { index in
        OUDSStaticListItem(
          data: OUDSListItemData(label: "Label"), leading: .icon(icons[index]), trailing: .image(images[index]))
      }
      ForEach(OUDSListItemAvatar.Size.allCases, id: \.self) { size in
        OUDSStaticListItem(
          data: OUDSListItemData(label: "Label", description: size.rawValue),
          leading: .avatar(OUDSListItemAvatar(type: .initials("AB"), size: size, badgeType: badge)),
          trailing: .avatar(OUDSListItemAvatar(type: .icon, size: size)))
      }
    }
    .oudsListItemStyle()
    .frame(width: SheetMetrics.phoneWidth - 2 * SheetMetrics.margin)
    .markFrame(SheetState.enabled.rawValue)
    .padding(SheetMetrics.margin)
  }

  private let icons = [
    OUDSListItemIcon(status: .positive), OUDSListItemIcon(status: .info, size: .large),
    OUDSListItemIcon(status: .warning), OUDSListItemIcon(status: .negative, size: .large),
    OUDSListItemIcon(status: .neutral(asset: Image(SampleIcons.heart), badge: true)),
    OUDSListItemIcon(status: .neutral(asset: Image(SampleIcons.heart), badge: true), size: .large),
  ]

  private let images = OUDSListItemImage.Size.allCases.flatMap { size in
    OUDSListItemImage.Ratio.allCases.map { ratio in
      OUDSListItemImage(asset: Image(BarSampleIcons.checkerboard), size: size, ratio: ratio)
    }
  }

  private let badge = OUDSListItemAvatar.BadgeType.standard(.positive, accessibilityLabel: "Online")
}

/// Items as cards of every kind.
private struct ListItemCardsSheet: View {
  var body: some View {
    VStack(spacing: SheetMetrics.gap) {
      item("Standard").oudsListCardStyle(.standard(divider: false))
      item("With a divider").oudsListCardStyle(.standard(divider: true))
      item("Outlined").oudsListCardStyle(.outlined)
      item("Outlined while touched").oudsListCardStyle(.outlined(onlyOnInteraction: true))
      item("Outlined while touched").oudsListCardStyle(.outlined(onlyOnInteraction: true)).interactionState(.hovered)
    }
    .frame(width: SheetMetrics.phoneWidth - 2 * SheetMetrics.margin)
    .markFrame(SheetState.enabled.rawValue)
    .padding(SheetMetrics.margin)
  }

  private func item(_ label: String) -> some View {
    OUDSNavigationListItem(
      data: OUDSListItemData(label: label, textSlot: .init { OUDSTag(label: "Slot", size: .small) }),
      leading: .icon(heart))
  }
}

private var heart: OUDSListItemIcon { OUDSListItemIcon(status: .neutral(asset: Image(SampleIcons.heart))) }
