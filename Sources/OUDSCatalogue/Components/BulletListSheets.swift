internal import Foundation
internal import OUDS

/// The sheets of `OUDSBulletList`: lists of every type, nested.
enum BulletListSheets: ComponentSheets {
  static let component = "bullet-list"

  static let sheets: [SheetDefinition] = [
    sheet("bare") { BulletListSheet(type: .bare, word: "Bare") },
    sheet("ordered", isDrawnAtPairwisePoints: true) {
      BulletListSheet(type: .ordered, word: "Ordered", textStyle: .bodyMedium)
    },
    sheet("unordered", isDrawnAtPairwisePoints: true) {
      BulletListSheet(type: .unordered(isBranded: true), word: "Unordered")
    },
    sheet("rich-text") { RichBulletListSheet() },
  ]

  static let width = SheetMetrics.phoneWidth
}

private struct BulletListSheet: View {
  let type: OUDSBulletList.`Type`
  let word: String
  var textStyle = OUDSBulletList.TextStyle.bodyLarge

  private typealias Item = OUDSBulletList.Item

  private let branded: OUDSBulletList.`Type` = .unordered(isBranded: true)
  private let hearts: OUDSBulletList.`Type` = .unordered(asset: .icon(Image(SampleIcons.heart)), isBranded: true)

  var body: some View {
    OUDSBulletList(type: type, textStyle: textStyle) {
      Item("\(word) first item")
      Item(
        "\(word) second item with a non-bold, unordered sublist",
        subListType: .unordered(asset: .tick, isBranded: false),
        subListHasBoldText: false
      ) {
        Item("Unordered subitem")
        Item("Unordered subitem with an ordered sublist", subListType: .ordered) {
          Item("Ordered subitem")
          Item("Ordered subitem")
        }
      }
      Item("\(word) third item with a sublist that inherits from the parent type") {
        Item("\(word) subitem")
        Item("\(word) subitem with an unordered sublist", subListType: branded) { twoUnordered() }
      }
      Item("\(word) fourth item with an unordered sublist and free bullets", subListType: hearts) {
        Item("Unordered subitem")
        Item("Unordered subitem with an unordered sublist", subListType: branded) { twoUnordered() }
      }
    }
    .frame(width: BulletListSheets.width, alignment: .leading)
    .markFrame(SheetState.enabled.rawValue)
  }

  @OUDSBulletList.ItemBuilder
  private func twoUnordered() -> [Item] {
    Item("Unordered subitem")
    Item("Unordered subitem")
  }
}

/// Items whose texts have their own styles.
private struct RichBulletListSheet: View {
  var body: some View {
    OUDSBulletList(isBold: false) {
      OUDSBulletList.Item(text(strong: true, "An item that is strong"))
      OUDSBulletList.Item(text(strong: false, "An item that ends in ") + link("a link"))
    }
    .frame(width: BulletListSheets.width, alignment: .leading)
    .markFrame(SheetState.enabled.rawValue)
  }

  private func text(strong: Bool, _ words: String) -> AttributedString {
    var text = AttributedString(words)
    if strong { text.inlinePresentationIntent = .stronglyEmphasized }
    return text
  }

  private func link(_ words: String) -> AttributedString {
    var text = text(strong: true, words)
    text.link = URL(string: "https://example.org")
    return text
  }
}
