import OUDS
import TestSupport
import Testing

@testable import OUDSComponents

@Suite("Chip picker")
struct ChipPickerTests {
  private func selected(_ picker: OUDSChipPicker<Int>) throws -> [Bool] {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    return try renderer.render(OUDSThemeableView(theme: OrangeTheme()) { picker }).accessibility
      .filter { $0.properties.traits.contains(.isButton) }
      .map { $0.properties.traits.contains(.isSelected) }
  }

  private let chips = (0..<3).map { OUDSChipPickerData(tag: $0, layout: .text(text: "\($0)")) }

  @Test("chips are selected as the binding says")
  func selection() throws {
    #expect(try selected(OUDSChipPicker(selection: .constant(1), chips: chips)) == [false, true, false])
    #expect(try selected(OUDSChipPicker(selection: .constant(nil as Int?), chips: chips)) == [false, false, false])
    #expect(try selected(OUDSChipPicker(selections: .constant([2, 0]), chips: chips)) == [true, false, true])
  }

  @Test("tapping selects; what is selected is taken away unless one must be")
  func toggling() {
    let one = State(wrappedValue: 0)
    let atMostOne = State<Int?>(wrappedValue: nil)
    let several = State(wrappedValue: [Int]())
    let pickers = [
      OUDSChipPicker(selection: one.projectedValue, chips: chips),
      OUDSChipPicker(selection: atMostOne.projectedValue, chips: chips),
      OUDSChipPicker(selections: several.projectedValue, chips: chips),
    ]
    for tag in [2, 1] { for picker in pickers { picker.toggle(tag) } }
    #expect(one.wrappedValue == 1)
    #expect(atMostOne.wrappedValue == 1)
    #expect(several.wrappedValue == [2, 1])
    for picker in pickers { picker.toggle(1) }
    #expect(one.wrappedValue == 1)
    #expect(atMostOne.wrappedValue == nil)
    #expect(several.wrappedValue == [2])
  }
}
