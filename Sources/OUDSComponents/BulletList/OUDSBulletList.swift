public import DaguerreViews
internal import OUDSThemesContract

/// Texts below each other, each after a bullet or a number, in up to three levels.
public struct OUDSBulletList: View {
  /// What stands before the items.
  public enum `Type`: Sendable {
    /// A sign, in the brand's colour or in that of the text.
    case unordered(asset: UnorderedAsset = .bullet, isBranded: Bool = true)
    /// Numbers, then upper and lower case letters in the levels below.
    case ordered
    /// Nothing; the texts stand where they would after a bullet.
    case bare
  }

  /// The sign before the items of an unordered list.
  public enum UnorderedAsset: Sendable {
    /// A shape that tells the level.
    case bullet
    /// A tick, the same on all levels.
    case tick
    /// An image of one's own, drawn in one colour.
    case icon(_ image: Image, accessibilityLabel: String? = nil)
  }

  /// The size of the texts.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable { case bodyLarge, bodyMedium }

  /// How many levels a list may have, its own included.
  private static let levels = 3

  private let style: BulletListStyle
  private let items: [Item]

  /// - Parameters:
  ///   - type: what stands before the items.
  ///   - textStyle: the size of the texts.
  ///   - isBold: whether the texts are bold.
  ///   - items: from top to bottom; lists in lists in lists are as deep as it goes.
  public init(
    type: Type = .unordered(asset: .bullet, isBranded: false), textStyle: TextStyle = .bodyLarge, isBold: Bool = true,
    @OUDSBulletListItemBuilder items: () -> [Item]
  ) {
    self.style = BulletListStyle(type: type, textStyle: textStyle, isBold: isBold)
    self.items = items()
  }

  /// Drawn with the tokens of `theme.bulletList`.
  public var body: some View {
    if items.contains(where: { $0.depth > Self.levels }) {
      DisallowedUse(
        "OUDSBulletList",
        rule: "a list has at most \(Self.levels) levels; move the items of the deepest list one level up."
      ) { list }
    } else {
      list
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(rows.enumerated()), id: \.offset) { BulletListRow(row: $0.element) }
    }
  }

  /// The items of all levels, each list after the item that it belongs to.
  private var rows: [BulletListRow.Row] {
    var rows: [BulletListRow.Row] = []
    func add(_ items: [Item], _ style: BulletListStyle, level: Int, bulletLevel: Int) {
      guard level < Self.levels else { return }
      for (index, item) in items.enumerated() {
        rows.append(
          .init(text: item.text, style: style, index: index, level: level, bulletLevel: bulletLevel))
        add(
          item.subItems, style.overridden(by: item), level: level + 1,
          // Numbers above do not count for the shape of a bullet.
          bulletLevel: bulletLevel + (style.isOrdered ? 0 : 1))
      }
    }
    add(items, style, level: 0, bulletLevel: 0)
    return rows
  }
}

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
