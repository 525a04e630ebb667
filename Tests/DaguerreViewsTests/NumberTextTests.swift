import DaguerreViews
import Foundation
import Testing

@Suite("Numbers in texts")
struct NumberTextTests {
  private func same(_ text: Text, _ words: String, in locale: String = "en_US") throws -> Bool {
    func drawn(_ text: Text) throws -> String {
      try "\(Fixture().commands { text.environment(\.locale, Locale(identifier: locale)) })"
    }
    return try drawn(text) == drawn(Text(verbatim: words))
  }

  @Test("a number in a key is written as the language around has it, and in six digits after the point")
  func numbers() throws {
    #expect(try same(Text("\(1284) x"), "1,284 x") && same(Text("\(UInt8(7))"), "7"))
    #expect(try same(Text("\(1284) x"), "1.284 x", in: "de_DE"))
    #expect(try same(Text("\(-1234567)"), "-1,234,567") && same(Text("\(12.5)"), "12.500000"))
    #expect(try same(Text("\(1284.5, specifier: "%.1f") \(3, specifier: "%03d")"), "1.284,5 003", in: "de_DE"))
    #expect(try same(Text("\(255, specifier: "%x")"), "ff") && same(Text("\("1284")"), "1284"))
    #expect(
      try same(Text(String("1284")), "1284")
        && same(Text("a \(1284) ^[\(1284) box](inflect: true)"), "a 1,284 1,284 boxes"))
    let number = FloatingPointFormatStyle<Double>.number
    #expect(try same(Text(1284.5, format: number), "1.284,5", in: "de_DE"))
    #expect(try same(Text(1284.5, format: number.locale(Locale(identifier: "en_US"))), "1,284.5", in: "de_DE"))
    // Keys are the same whatever the language is.
    #expect(("\(1284)" as LocalizedStringKey) == "1284")
  }
}
