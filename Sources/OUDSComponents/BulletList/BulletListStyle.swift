/// What the items of one list have in common.
struct BulletListStyle {
  let type: OUDSBulletList.`Type`
  let textStyle: OUDSBulletList.TextStyle
  let isBold: Bool

  var isOrdered: Bool { if case .ordered = type { true } else { false } }

  /// The style of the list below an item.
  func overridden(by item: OUDSBulletList.Item) -> BulletListStyle {
    BulletListStyle(
      type: item.subListType ?? type, textStyle: item.subListTextStyle ?? textStyle,
      isBold: item.subListHasBoldText ?? isBold)
  }
}
