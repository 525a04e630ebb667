import DaguerreViews
import Foundation
import OUDS
import Testing

struct ChipLinkTagForms {
  private let image = OUDSImage(asset: heart, accessibilityLabel: "Love")

  @Test func filterChips() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSFilterChip(image: image, text: "Love", selected: true) {},
      OUDSFilterChip("Love", bundle: .main, image: image, selected: true) {},
      OUDSFilterChip(image: image, "Love", bundle: .main, selected: true) {},
      OUDSFilterChip(icon: heart, text: "Love", selected: true) {},
      OUDSFilterChip(icon: heart, text: "Love", selected: true, renderingMode: .template) {},
      OUDSFilterChip(icon: image, text: "Love", selected: true) {},
      OUDSFilterChip("Love", bundle: .main, icon: heart, selected: true) {},
    ])
    try forms.expectSame([
      OUDSFilterChip(image: image) {},
      OUDSFilterChip(image: image, accessibilityLabel: "Love") {},
      OUDSFilterChip(image: image, accessibilityLabel: "Love", bundle: .main, selected: false) {},
      OUDSFilterChip(icon: heart, accessibilityLabel: "Love") {},
      OUDSFilterChip(icon: heart, accessibilityLabel: "Love", bundle: .main) {},
      OUDSFilterChip(icon: heart, accessibilityLabel: "Love", selected: false, renderingMode: .template) {},
    ])
    try forms.expectSame([
      OUDSFilterChip(text: "Love") {}, OUDSFilterChip(text: "Love", selected: false, action: {}),
      OUDSFilterChip("Love") {}, OUDSFilterChip("Love", tableName: nil, bundle: .main, selected: false) {},
    ])
  }

  @Test func suggestionChips() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSSuggestionChip(image: image, text: "Love") {},
      OUDSSuggestionChip("Love", bundle: .main, image: image) {},
      OUDSSuggestionChip(icon: heart, text: "Love") {},
      OUDSSuggestionChip(icon: heart, text: "Love", renderingMode: .template) {},
    ])
    try forms.expectSame([
      OUDSSuggestionChip(image: image) {},
      OUDSSuggestionChip(image: image, accessibilityLabel: "Love") {},
      OUDSSuggestionChip(icon: heart, accessibilityLabel: "Love") {},
    ])
    try forms.expectSame([OUDSSuggestionChip(text: "Love") {}, OUDSSuggestionChip("Love") {}])
  }

  @Test func chipPickers() throws {
    typealias Data = OUDSChipPickerData<Int>
    try Forms().expectSame([
      OUDSChipPicker(
        title: "Pick", selection: .constant(1),
        chips: [
          Data(tag: 1, layout: .text(text: "A")), Data(tag: 2, layout: .image(image: image)),
          Data(tag: 3, layout: .textAndImage(text: "C", image: image)),
        ]),
      OUDSChipPicker(
        title: "Pick", selections: .constant([1]),
        chips: [
          Data(tag: 1, layout: .text(text: "A")), Data(tag: 2, layout: .icon(icon: heart, accessibilityLabel: "Love")),
          Data(tag: 3, layout: .textAndIcon(text: "C", icon: heart)),
        ]),
      OUDSChipPicker(
        title: "Pick", selection: .constant(Int?.some(1)),
        chips: [
          Data(tag: 1, layout: .text(text: "A")),
          Data(tag: 2, layout: .icon(icon: heart, accessibilityLabel: "Love", renderingMode: .template)),
          Data(tag: 3, layout: .textAndIcon("C", icon: heart, renderingMode: .template)),
        ]),
      OUDSChipPicker(
        title: "Pick", selection: .constant(1),
        chips: [
          Data(tag: 1, layout: .text(text: "A")), Data(tag: 2, layout: .icon(image, accessibilityLabel: "Love")),
          Data(tag: 3, layout: .textAndIcon("C", image: image)),
        ]),
    ])
  }

  @Test func links() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSLink(text: "Love", image: image, size: .small) {},
      OUDSLink(text: "Love", image: image, size: .small, density: .default) {},
      OUDSLink("Love", bundle: .main, image: image, size: .small) {},
      OUDSLink(text: "Love", icon: heart, size: .small) {},
      OUDSLink(text: "Love", icon: heart, renderingMode: .template, size: .small) {},
      OUDSLink(text: "Love", icon: image, size: .small) {},
      OUDSLink("Love", bundle: .main, icon: heart, size: .small) {},
    ])
    try forms.expectSame([
      OUDSLink(text: "Back", indicator: .previous) {}, OUDSLink(text: "Back", indicator: .back) {},
      OUDSLink("Back", bundle: .main, indicator: .previous, density: .default) {},
      OUDSLink(text: "Back", arrow: .back) {},
    ])
    try forms.expectSame([OUDSLink(text: "Love") {}, OUDSLink("Love") {}, OUDSLink(text: "Love", icon: nil) {}])
    #expect(try forms.draw { OUDSLink(text: "Love", density: .compact) {} }.list.size.height == 32)
  }

  @Test func tags() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSTag(label: "New", status: .neutral(image: image), size: .small),
      OUDSTag("New", bundle: .main, status: .neutral(image: image), size: .small),
      OUDSTag(label: "New", status: .neutral(icon: heart), size: .small),
      OUDSTag(label: "New", status: .neutral(icon: heart, flipIcon: false, renderingMode: .template), size: .small),
      OUDSTag(label: "New", status: .neutral(icon: image), appearance: .emphasized, shape: .rounded, size: .small),
    ])
    try forms.expectSame([
      OUDSTag(label: "New", status: .accent(image: image)), OUDSTag(label: "New", status: .accent(icon: heart)),
    ])
    try forms.expectSame([
      OUDSTag(label: "Wait", hasLoader: true), OUDSTag(loadingLabel: "Wait"), OUDSTag("Wait", hasLoader: true),
    ])
    try forms.expectSame([
      OUDSInputTag(label: "Blue") {}, OUDSInputTag("Blue") {}, OUDSInputTag("Blue", bundle: .main) {},
    ])
  }

  @Test func categoricalTags() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSCategoricalTag(label: "Film", category: .category3, leading: .bullet, shape: .square, size: .small),
      OUDSCategoricalTag("Film", bundle: .main, category: .category3, leading: .bullet, shape: .square, size: .small),
    ])
    let colors = try OUDSCategoricalTag.Category.allCases.map { category in
      try forms.draw { OUDSCategoricalTag(label: "Film", category: category, leading: .icon(image)) }.list.commands
    }
    #expect(
      colors.indices.allSatisfy { index in colors.indices.allSatisfy { $0 == index || colors[$0] != colors[index] } })
  }
}
