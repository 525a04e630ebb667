import DaguerreViews
import Foundation
import OUDS
import Testing

/// Names of before release 1 of the iOS library, which draw what those of today do.
struct BeforeRelease1Forms {
  private let image = OUDSImage(asset: heart)
  private let isOn = Binding.constant(true)
  private let some = Binding.constant(OUDSCheckboxIndicatorState.indeterminate)

  @Test func items() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSCheckboxItem("Love", isOn: isOn, description: "Much", image: image, isReversed: true, hasDivider: true),
      OUDSCheckboxItem("Love", isOn: isOn, helper: "Much", icon: heart, isReversed: true, hasDivider: true),
      OUDSCheckboxItem(isOn: isOn, label: "Love", helper: "Much", icon: heart, isReversed: true, hasDivider: true),
      OUDSCheckboxItem(
        isOn: isOn, labelText: "Love", helperText: "Much", icon: heart, isReversed: true, hasDivider: true),
    ])
    try forms.expectSame([
      OUDSCheckboxItemIndeterminate("Some", selection: some, description: "Few"),
      OUDSCheckboxItemIndeterminate(selection: some, label: "Some", helper: "Few"),
      OUDSCheckboxItemIndeterminate(selection: some, labelText: "Some", helperText: "Few"),
    ])
    try forms.expectSame([
      OUDSRadioItem("Love", isOn: isOn, extraLabel: "Extra", description: "Much", image: image, isError: true),
      OUDSRadioItem(isOn: isOn, label: "Love", additionalLabel: "Extra", helper: "Much", icon: heart, isError: true),
      OUDSRadioItem(
        isOn: isOn, labelText: "Love", additionalLabelText: "Extra", helperText: "Much", icon: heart, isError: true),
    ])
    try forms.expectSame([
      OUDSSwitchItem("Love", isOn: isOn, description: "Much", image: image),
      OUDSSwitchItem("Love", isOn: isOn, helper: "Much", icon: heart),
      OUDSSwitchItem(isOn: isOn, label: "Love", helper: "Much", icon: heart),
    ])
  }

  @Test func pickers() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSRadioPicker(
        selection: .constant("a"),
        radios: [OUDSRadioPickerData(tag: "a", label: "A", extraLabel: "B", description: "C", image: image)]),
      OUDSRadioPicker(
        selection: .constant("a"),
        radios: [OUDSRadioPickerData(tag: "a", label: "A", additionalLabel: "B", helper: "C", icon: heart)]),
    ])
    try forms.expectSame([
      OUDSCheckboxPicker(
        selections: .constant(["a"]),
        checkboxes: [OUDSCheckboxPickerData(tag: "a", label: "A", description: "C", image: image)]),
      OUDSCheckboxPicker(
        selections: .constant(["a"]),
        checkboxes: [OUDSCheckboxPickerData(tag: "a", label: "A", helper: "C", icon: heart)]),
    ])
  }

  @Test func buttonsAndLinks() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSButton(text: "Go", appearance: .negative) {}, OUDSButton(text: "Go", hierarchy: .negative) {},
    ])
    try forms.expectSame([
      OUDSButton(text: "Go", image: image, appearance: .strong) {},
      OUDSButton(icon: heart, text: "Go", hierarchy: .strong) {},
    ])
    try forms.expectSame([
      OUDSButton(image: image, appearance: .minimal) {}, OUDSButton(icon: heart, hierarchy: .minimal) {},
    ])
    try forms.expectSame([OUDSLink(text: "Go", size: .default) {}, OUDSLink(text: "Go", size: .medium) {}])
  }

  @Test func tags() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSTag(label: "A", status: .negative(leading: .bullet), appearance: .muted),
      OUDSTag(label: "A", icon: .bullet, hierarchy: .muted, status: .negative),
    ])
    try forms.expectSame([
      OUDSTag(label: "A", status: .neutral(image: OUDSImage(asset: heart, flipped: true)), size: .small),
      OUDSTag(label: "A", icon: .asset(heart), flipIcon: true, size: .small),
    ])
    try forms.expectSame([
      OUDSTag(label: "A", hasLoader: true), OUDSTag(label: "A", icon: .asset(heart), hasLoader: true),
    ])
    // An icon of one's own stands on the colour of the status.
    let (info, neutral) = (
      try forms.draw { OUDSTag(label: "A", icon: .asset(heart), status: .info) },
      try forms.draw { OUDSTag(label: "A", icon: .asset(heart)) }
    )
    #expect(info.list.size == neutral.list.size && info.list.commands != neutral.list.commands)
  }

  @Test func badgesAlertsAndListItems() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSBadgeIcon(status: .neutral(image: image), accessibilityLabel: "", size: .medium),
      OUDSBadge(icon: heart, status: .neutral, size: .medium),
    ])
    let own = try forms.draw { OUDSBadge(icon: heart, status: .info, size: .medium) }
    #expect(
      try own.list.commands
        != forms.draw { OUDSBadge(icon: heart, status: .negative, size: .medium) }.list.commands)
    try forms.expectSame([
      OUDSAlertMessage(label: "A", status: .warning), OUDSAlertMessage(label: "A", status: .warning()),
    ])
    func item(_ trailing: OUDSListItemTrailing) -> OUDSStaticListItem {
      OUDSStaticListItem(data: .init(label: "A"), trailing: trailing)
    }
    try forms.expectSame([
      item(.badge(.count(OUDSBadgeCount(3, accessibilityLabel: "3", status: .negative)))),
      item(.badge(OUDSBadge(count: 3, accessibilityLabel: "3", status: .negative))),
    ])
    try forms.expectSame([
      item(.badge(.standard(OUDSBadgeStandard(accessibilityLabel: "3")))),
      item(.badge(OUDSBadge(accessibilityLabel: "3"))),
    ])
    let plain = OUDSStaticListItem(data: .init(label: "A"))
    try forms.expectSame([
      plain.oudsListCardStyle(.outlined), plain.oudsListItemStyle(style: .outlined),
      plain.oudsListCardStyle(decoration: .outlined(onInteractionOnly: false)),
    ])
    try forms.expectSame([
      plain.oudsListItemStyle(divider: true, background: true),
      plain.oudsListItemStyle(style: .standard(divider: true, background: true)),
      plain.oudsListCardStyle(hasDivider: true, hasBackground: true),
      plain.oudsListCardStyle(.standard(divider: true, background: true)),
    ])
    try forms.expectSame([
      OUDSNavigationLink(title: "A", style: .item(divider: true, background: true)) { Text("B") },
      OUDSNavigationLink(title: "A", affordanceType: .next, style: .standard(divider: true, background: true)) {
        Text("B")
      },
    ])
  }
}
