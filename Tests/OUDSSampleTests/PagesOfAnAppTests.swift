import OUDSSwiftUI
import SwiftUI
import Testing

/// What pages of an app offer to choose, each type of the library in words of its own.
private protocol PageOption { var word: String { get } }

// Two of them that were one type would be told twice.
extension OUDSBadgeStandard.Size: PageOption { fileprivate var word: String { "dot \(rawValue)" } }
extension OUDSBadgeIcon.Size: PageOption { fileprivate var word: String { "icon \(rawValue)" } }
extension OUDSBody.Weight: PageOption { fileprivate var word: String { "body \(rawValue)" } }
extension OUDSLabel.Weight: PageOption { fileprivate var word: String { "label \(rawValue)" } }

private enum Fruit: String, CaseIterable { case apple, pear }

/// Choices that are made once for all pages.
private struct Choices: View {
  static let chips = Fruit.allCases.map { OUDSChipPickerData(tag: $0, layout: .text(text: $0.rawValue)) }
  static let radios = Fruit.allCases.map { OUDSRadioPickerData(tag: $0, label: $0.rawValue) }
  static let checkboxes = Fruit.allCases.map { OUDSCheckboxPickerData(tag: $0, label: $0.rawValue) }
  static let texts: [OUDSListItemTrailing.TextType] = [.label("A"), .labelMuted("B")]

  @State private var fruit = Fruit.apple
  @State private var fruits = [Fruit.pear]

  var body: some View {
    OUDSChipPicker(title: "Fruit", selection: $fruit, chips: Self.chips)
    OUDSRadioPicker(selection: $fruit, radios: Self.radios)
    OUDSCheckboxPicker(selections: $fruits, checkboxes: Self.checkboxes)
    OUDSStaticListItem(data: OUDSListItemData(label: "Fruit"), trailing: .text(Self.texts[0]))
  }
}

@Suite("Pages of an app that shows the library")
struct PagesOfAnAppTests {
  @Test("types that are one for each component have words of their own for each")
  func words() {
    func words(_ options: [any PageOption]) -> [String] { options.map(\.word) }
    #expect(words(OUDSBadgeIcon.Size.allCases) != words(OUDSBadgeStandard.Size.allCases))
    #expect(words(OUDSBody.Weight.allCases) == ["body default", "body moderate", "body strong"])
    #expect(words(OUDSLabel.Weight.allCases) == ["label default", "label moderate", "label strong"])
  }

  @Test("choices can be constants of a view, and sides of rows are told apart")
  func choices() {
    #expect(Choices.chips.map(\.tag) == Fruit.allCases && Choices.radios.map(\.tag) == Choices.checkboxes.map(\.tag))
    func isOwn(_ side: OUDSListItemTrailing) -> Bool { if case .slot = side { true } else { false } }
    #expect(isOwn(.slot { Choices() }) && isOwn(.slot(AnyView(Choices()))) && !isOwn(.text(Choices.texts[1])))
  }
}
