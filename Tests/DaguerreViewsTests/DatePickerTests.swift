import DaguerreViews
import Foundation
import Testing

@Suite("Choices of moments")
struct DatePickerTests {
  private struct Words: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      let limits = [configuration.minimumDate, configuration.maximumDate].map { $0 == nil ? "open" : "closed" }
      Color.black.frame(width: 1, height: 1)
        .markFrame(limits.joined(separator: " ") + " \(configuration.displayedComponents.rawValue)")
    }
  }

  /// 2024-06-10, 6:13 in Greenwich.
  private let moment = Date(timeIntervalSince1970: 1_718_000_000)

  private func glyphs(@ViewBuilder _ view: () -> some View) throws -> [Color] {
    try Fixture().commands(width: 350) { view() }.compactMap {
      if case .glyphs(let run) = $0 { run.color } else { nil }
    }
  }

  @Test("a style of one's own is told the limits and the parts")
  func configuration() throws {
    func name(_ picker: some View) throws -> String? {
      try Fixture().frames { picker.datePickerStyle(Words()) }.keys.first
    }
    let (moment, any) = (Binding.constant(moment), self.moment)
    #expect(try name(DatePicker("x", selection: moment)) == "open open 3")
    #expect(try name(DatePicker("x", selection: moment, in: any..., displayedComponents: .date)) == "closed open 1")
    #expect(try name(DatePicker("x", selection: moment, in: ...any)) == "open closed 3")
    #expect(try name(DatePicker("x", selection: moment, in: any...any)) == "closed closed 3")
  }

  @Test("a calendar has the days of the month, those that may not be chosen in a paler colour")
  func calendar() throws {
    let plain = try glyphs {
      DatePicker("x", selection: .constant(moment), displayedComponents: .date).datePickerStyle(.graphical)
    }
    // The month, seven weekdays, and its days.
    #expect(plain.count == 1 + 7 + 30)
    let limited = try glyphs {
      DatePicker("x", selection: .constant(moment), in: moment..., displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(zip(plain, limited).count { $0 != $1 } == 9)
    let timed = try glyphs { DatePicker("x", selection: .constant(moment)).datePickerStyle(.graphical) }
    #expect(timed.count > plain.count)
  }

  @Test("days may be chosen of which some moment lies within the limits, be it not the first one")
  func limits() throws {
    func pale(_ bounds: some RangeExpression<Date>) throws -> Int {
      let days = Binding.constant(Set([DateComponents(year: 2024, month: 6, day: 3)]))
      let plain = try glyphs { MultiDatePicker("x", selection: days) }
      return zip(plain, try glyphs { MultiDatePicker("x", selection: days, in: bounds) }).count { $0 != $1 }
    }
    let midnight = Date(timeIntervalSince1970: 1_717_977_600)
    // From the 10th on, at 6:13 or at midnight.
    #expect(try pale(moment...) == 9 && pale(midnight...) == 9)
    #expect(try pale(..<moment) == 20 && pale(..<midnight) == 21)
    #expect(try pale(moment..<moment + 2 * 86_400) == 27 && pale(moment..<moment + 60) == 29)
    #expect(try pale(moment...moment) == 29 && pale(...midnight) == 20)
  }

  @Test("a week begins as the locale has it")
  func weeks() throws {
    func first(_ locale: String) throws -> Point? {
      try Fixture().commands(width: 350) {
        MultiDatePicker("x", selection: .constant([DateComponents(year: 2024, month: 6, day: 3)]))
          .environment(\.locale, Locale(identifier: locale))
      }
      .compactMap { if case .glyphs(let run) = $0, run.glyphs.count == 1 { run.glyphs.first?.origin } else { nil } }
      .first
    }
    // The first of June 2024 is a Saturday.
    let (sunday, monday) = (try #require(try first("en_US")), try #require(try first("en_GB")))
    #expect(sunday.x > 300 && monday.x > 250 && monday.x < 300)
  }

  @Test("chosen days lie on a disc")
  func chosen() throws {
    func discs(_ days: Set<DateComponents>) throws -> Int {
      try Fixture().commands(width: 350) { MultiDatePicker("x", selection: .constant(days)) }.count {
        if case .glyphs = $0 { false } else if case .fillRoundedRect = $0 { true } else { false }
      }
    }
    let days = Set((1...3).map { DateComponents(year: 2024, month: 6, day: $0 * 4) })
    #expect(try discs(days) == discs([]) + 3)
  }
}
