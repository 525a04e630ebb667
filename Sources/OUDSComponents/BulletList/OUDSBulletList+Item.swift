public import DaguerreViews
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
      @OUDSBulletListItemBuilder subItems: () -> [Item] = { [] }
    ) {
      self.init(Text(text), subListType, subListTextStyle, subListHasBoldText, subItems())
    }

    /// An item whose text is a key.
    @_disfavoredOverload
    public init(
      _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, subListType: Type? = nil,
      subListTextStyle: TextStyle? = nil, subListHasBoldText: Bool? = nil,
      @OUDSBulletListItemBuilder subItems: () -> [Item] = { [] }
    ) {
      self.init(Text(key.localized(tableName, bundle)), subListType, subListTextStyle, subListHasBoldText, subItems())
    }

    /// An item whose text has styles of its own; links are bold.
    public init(
      _ text: AttributedString, subListType: Type? = nil, subListTextStyle: TextStyle? = nil,
      subListHasBoldText: Bool? = nil, @OUDSBulletListItemBuilder subItems: () -> [Item] = { [] }
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

  /// The builder by a name within the list.
  public typealias ItemBuilder = OUDSBulletListItemBuilder
}
