/// Collects the items that a closure or a function lists.
@resultBuilder
public enum OUDSBulletListItemBuilder {
  /// One item.
  public static func buildExpression(_ item: OUDSBulletList.Item) -> [OUDSBulletList.Item] { [item] }
  /// Items that are already a list.
  public static func buildExpression(_ items: [OUDSBulletList.Item]) -> [OUDSBulletList.Item] { items }
  /// None, of an empty block.
  public static func buildBlock() -> [OUDSBulletList.Item] { [] }
  /// All that a block lists, in its order.
  public static func buildBlock(_ items: [OUDSBulletList.Item]...) -> [OUDSBulletList.Item] { items.flatMap { $0 } }
  /// Items, for whoever calls the builder by hand.
  public static func buildBlock(_ items: OUDSBulletList.Item...) -> [OUDSBulletList.Item] { items }
  /// Those of an `if` without an `else`, or none.
  public static func buildOptional(_ items: [OUDSBulletList.Item]?) -> [OUDSBulletList.Item] { items ?? [] }
  /// Those of an `if`.
  public static func buildEither(first items: [OUDSBulletList.Item]) -> [OUDSBulletList.Item] { items }
  /// Those of an `else`.
  public static func buildEither(second items: [OUDSBulletList.Item]) -> [OUDSBulletList.Item] { items }
  /// Those of every pass of a loop.
  public static func buildArray(_ items: [[OUDSBulletList.Item]]) -> [OUDSBulletList.Item] { items.flatMap { $0 } }
}
