import Testing

@testable import OUDSCatalogue

/// Derived from tokens, at 3 pixels per point.
@Suite("Navigation buttons, measured")
struct NavigationButtonFactsTests {
  /// The columns that the chevron covers.
  private func chevron(_ cell: MeasuredCell, in columns: Range<Int>) -> ClosedRange<Int>? {
    let inked = columns.filter { dx in (30..<cell.height - 30).contains { cell.color(dx, $0) != "#FFFFFF" } }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }

  @Test("a chevron alone spans 7.9 to 17.25 of 24 points, 12 from the sides", arguments: ["ltr", "rtl"])
  func alone(direction: String) throws {
    let cell = try Drawn("navigation-button/default/next/icon-only", direction: direction).cell("enabled")
    #expect([cell.width, cell.height] == [144, 144])
    let expected = direction == "ltr" ? (36 + 23)...(36 + 51) : (36 + 20)...(36 + 48)
    #expect(chevron(cell, in: 10..<134) == expected)
  }

  @Test(
    "chevrons of 20 points stand 16 from their side",
    arguments: [("next", "ltr"), ("previous", "ltr"), ("next", "rtl")])
  func beside(direction: String, layoutDirection: String) throws {
    let cell = try Drawn("navigation-button/default/\(direction)", direction: layoutDirection).cell("enabled")
    #expect(cell.height == 144)
    let isAtRight = (direction == "next") == (layoutDirection == "ltr")
    let box = isAtRight ? cell.width - 48 - 60 : 48
    // 7.9 and 17.25 of 24 parts of 60 pixels, or their mirror images.
    #expect(chevron(cell, in: box..<box + 60) == (isAtRight ? box + 19...box + 43 : box + 16...box + 40))
  }

  @Test("width is padding, label, gap and chevron")
  func width() throws {
    let next = try Drawn("navigation-button/default/next").cell("enabled")
    let ink = next.runs(row: 72, from: 10, to: next.width - 10).prefix { $0.color == "#FFFFFF" }.map(\.length)
    // 28 points, less what is outside of the letter's stem.
    #expect(abs(10 + (ink.first ?? 0) - 84) <= 6)
    #expect(try Drawn("navigation-button/strong/next").cell("loading").width == next.width)
  }

  @Test("the brand's appearance is not allowed on a coloured surface")
  func forbidden() throws {
    let cell = try Drawn("navigation-button/brand/previous/icon-only/on-coloured-surface").cell("enabled")
    #expect([cell.width, cell.height] == [144, 144] && cell.color(20, 20) == "#522700")
  }
}
