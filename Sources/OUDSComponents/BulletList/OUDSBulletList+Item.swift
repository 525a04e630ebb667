internal import DaguerreViews
public import Foundation

extension OUDSBulletList {
  /// One text of a list, and the list below it if there is one.
  public struct Item: Sendable {
    let text: Text
    let subListType: Type?
    let subListTextStyle: TextStyle?
    let subListHasBoldText: Bool?
    let subItems: [Item]

    /// - Parameters:
    ///   - text: wraps where there is not enough room.
    ///   - subListType: what stands before the items below; nil for what stands before this one.
    ///   - subListTextStyle: the size of the texts below; nil for that of this one.
    ///   - subListHasBoldText: whether the texts below are bold; nil for as this one.
    ///   - subItems: the list below.
    public init(
      _ text: String, subListType: Type? = nil, subListTextStyle: TextStyle? = nil, subListHasBoldText: Bool? = nil,
      @ItemBuilder subItems: () -> [Item] = { [] }
    ) {
      self.init(Text(text), subListType, subListTextStyle, subListHasBoldText, subItems())
    }

    /// An item whose text has styles of its own; links are bold.
    public init(
      _ text: AttributedString, subListType: Type? = nil, subListTextStyle: TextStyle? = nil,
      subListHasBoldText: Bool? = nil, @ItemBuilder subItems: () -> [Item] = { [] }
    ) {
      self.init(text.textWithStrongLinks, subListType, subListTextStyle, subListHasBoldText, subItems())
    }

    private init(
      _ text: Text, _ subListType: Type?, _ subListTextStyle: TextStyle?, _ subListHasBoldText: Bool?,
      _ subItems: [Item]
    ) {
      self.text = text
      self.subListType = subListType
      self.subListTextStyle = subListTextStyle
      self.subListHasBoldText = subListHasBoldText
      self.subItems = subItems
    }

    /// How many levels the item has, its own included.
    var depth: Int { 1 + (subItems.map(\.depth).max() ?? 0) }
  }

  /// Collects the items that a closure lists.
  @resultBuilder
  public enum ItemBuilder {
    /// One item.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Items that are already a list.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// All that a block lists, in its order.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
    /// Those of an `if` without an `else`, or none.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// Those of an `if`.
    public static func buildEither(first items: [Item]) -> [Item] { items }
    /// Those of an `else`.
    public static func buildEither(second items: [Item]) -> [Item] { items }
    /// Those of every pass of a loop.
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap { $0 } }
  }
}
