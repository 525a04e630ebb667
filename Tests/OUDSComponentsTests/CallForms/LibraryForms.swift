import DaguerreViews
import OUDS
import OUDSFoundations
import Testing

/// Forms that the library's own tests and samples have.
@Suite("Forms of the library's tests")
struct LibraryForms {
  @Test func chips() throws {
    let chips = [OUDSChipPickerData(tag: 1, layout: .text(text: "One"))]
    let title = LocalizedStringKey("Chips")
    try Forms().expectSame([
      OUDSChipPicker(title: "Chips", selection: .constant(1), chips: chips),
      OUDSChipPicker(title: title, bundle: .main, selection: .constant(1), chips: chips),
      OUDSChipPicker(title: title, tableName: "A", bundle: .main, selection: .constant(Optional(1)), chips: chips),
    ])
  }

  @Test func slots() throws {
    func item(_ data: OUDSListItemData) -> OUDSStaticListItem { OUDSStaticListItem(data: data) }
    try Forms().expectSame([
      item(OUDSListItemData(label: "L", textSlot: .init { Text("A") }, bottomSlot: .init { Text("B") })),
      item(OUDSListItemData(label: "L", slot: .init { Text("A") }, bottomSlot: .init { Text("B") })),
      item(OUDSListItemData(key: "L", slot: .init { Text("A") }, bottomSlot: .init { Text("B") })),
    ])
  }

  @Test func builders() {
    let item = OUDSToolBarItem(label: "Save") {}
    #expect(OUDSToolBarItemsBuilder.buildBlock(item, item).count == 2)
    #expect(OUDSToolBarItemsBuilder.buildBlock([item], [item, item]).count == 3)
  }

  @Test func names() throws {
    #expect(ContentSizeCategory.accessibilityLarge.isAccessible && !ContentSizeCategory.large.isLargeTextUsed)
    #expect(ContentSizeCategory.large.percentageRate == 100)
    #expect(PostScriptFontNamesMapKey("Arial").familyName == "Arial" && PSFNMK("Arial").fontWeight.isEmpty)
    #expect(OrangeTheme().family == OrangeTheme().fontFamily)
    let token = OrangeTheme().colors.contentDefault
    try Forms().expectSame([Button("A") {}.tint(token), Button("A") {}.oudsTintColor(token)])
  }
}
