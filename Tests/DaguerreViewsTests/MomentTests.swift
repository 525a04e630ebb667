import DaguerreViews
import Foundation
import Testing

/// Texts and bars that depend on the time, which is that of the environment.
@Suite("Moments")
struct MomentTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  /// Whether a text is drawn as these words.
  private func shows(
    _ words: String, _ text: Text, at seconds: Double = 0, locale: String = "en_US", zone: Int = 0
  ) throws -> Bool {
    var fixture = try Fixture()
    fixture.renderer.environment.presentMoment = start + seconds
    fixture.renderer.environment.locale = Locale(identifier: locale)
    fixture.renderer.environment.timeZone = try #require(TimeZone(secondsFromGMT: zone))
    return try fixture.commands { text } == fixture.commands { Text(verbatim: words) }
  }

  @Test("days and times are those of the locale and the time zone around")
  func styles() throws {
    #expect(try shows("January 1, 2001", Text(start, style: .date)))
    #expect(try shows("31 décembre 2000", Text(start, style: .date), locale: "fr_FR", zone: -3600))
    #expect(try shows("2:00", Text(start, style: .time), locale: "fr_FR", zone: 7200))
  }

  @Test("a format has the time zone around where it has none of its own, whatever the machine's is")
  func formats() throws {
    let hour = Date.FormatStyle(date: .omitted, time: .standard)
    #expect(try shows("3:00:00", Text(start, format: hour), locale: "fr_FR", zone: 10800))
    var own = hour
    own.timeZone = try #require(TimeZone(secondsFromGMT: 18000))
    #expect(try shows("5:00:00", Text(start, format: own), locale: "fr_FR", zone: 10800))
    let day = Date.IntervalFormatStyle(date: .numeric, time: .omitted)
    #expect(try shows("31/12/2000", Text(start..<start, format: day), locale: "fr_FR", zone: -3600))
  }

  @Test("how far a moment is in a format is told from the present of the environment, not from now")
  func relativeFormats() throws {
    let numeric = Date.RelativeFormatStyle(presentation: .numeric, unitsStyle: .wide)
    #expect(try shows("1 hour ago", Text(start, format: numeric), at: 3600))
    #expect(try shows("in 2 hours", Text(start + 7200, format: numeric)))
    let named = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide)
    #expect(try shows("yesterday", Text("\(start, format: named)"), at: 86_400))
    #expect(try shows("hier", Text(start, format: named), at: 86_400, locale: "fr_FR"))
  }

  @Test("a field writes its value by the locale around it, also where that is set in the same body")
  func fields() throws {
    let french = Locale(identifier: "fr_FR")
    let amount: FloatingPointFormatStyle<Double> = .number
    func glyphs(_ view: some View) throws -> [[GlyphRun.Glyph]] {
      try Fixture().commands { view.environment(\.locale, french) }
        .compactMap { if case .glyphs(let run) = $0 { run.glyphs } else { nil } }
    }
    let words = try glyphs(TextField("", text: .constant("1,5")))
    #expect(try glyphs(TextField("", value: .constant(1.5), format: amount)) == words)
    #expect(try glyphs(TextField("", value: .constant(Double?.some(1.5)), format: amount)) == words)
    #expect(try glyphs(TextField("none", value: .constant(Double?.none), format: amount)).first?.count == 4)
  }

  @Test("how far a moment is, from the present of the environment")
  func distances() throws {
    let later = start + 3665
    #expect(try shows("1 hr, 1 min", Text(later, style: .relative)))
    #expect(try shows("1\u{202F}h et 1\u{A0}min", Text(later, style: .relative), locale: "fr_FR"))
    #expect(try shows("5 sec", Text(later, style: .relative), at: 3660))
    #expect(try shows("+1 hour", Text(later, style: .offset)))
    #expect(try shows("-2 minutes", Text(later, style: .offset), at: 3785))
    #expect(try shows("1:01:05", Text(later, style: .timer)))
    #expect(try shows("1:05", Text(later, style: .timer), at: 3600))
    #expect(try shows("5 sec", Text("\(later, style: .relative)"), at: 3660))
    for far in [Double.infinity, -1e300, 1e15, .nan] {
      _ = try shows("", Text(Date(timeIntervalSinceReferenceDate: far), style: .relative))
      _ = try shows("", Text(Date(timeIntervalSinceReferenceDate: far), style: .timer))
    }
  }

  @Test("years and months of a distance are those of the calendar, and there are no weeks")
  func longDistances() throws {
    let day = 86_400.0
    #expect(try shows("10 days, 2 hr", Text(start + 10 * day + 7200, style: .relative)))
    // January has 31 days.
    #expect(try shows("30 days", Text(start + 30 * day, style: .relative)))
    #expect(try shows("1 mth", Text(start + 31 * day, style: .relative)))
    #expect(try shows("1 mth, 4 days", Text(start + 35 * day, style: .relative)))
    #expect(try shows("1 yr, 1 mth", Text(start + 396 * day, style: .relative)))
    #expect(try shows("1 yr, 5 days", Text(start, style: .relative), at: 370 * day))
    #expect(try shows("1\u{A0}an et 1\u{202F}m.", Text(start + 396 * day, style: .relative), locale: "fr_FR"))
    #expect(try shows("+10 days", Text(start + 10 * day, style: .offset)))
    #expect(try shows("+0 seconds", Text(start, style: .offset), at: 0.5))
    #expect(try shows("-3 months", Text(start, style: .offset), at: 100 * day))
    #expect(try shows("+2 years", Text(start + 800 * day, style: .offset)))
  }

  @Test("from one moment to another, with days where these differ")
  func intervals() throws {
    let noon = start + 43200
    func words(_ range: Range<Date>, _ day: Date.IntervalFormatStyle.DateStyle) -> String {
      Date.IntervalFormatStyle(
        date: day, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: .gmt
      ).format(range)
    }
    #expect(try shows(words(start..<noon, .omitted), Text(start...noon)))
    #expect(try shows(words(start..<start + 1e5, .abbreviated), Text(DateInterval(start: start, duration: 1e5))))
  }

  @Test("clocks count to an end, or from a beginning, and stand still")
  func clocks() throws {
    let hours = start...start + 7200
    #expect(try shows("2:00:00", Text(timerInterval: hours)))
    #expect(try shows("1:59:50", Text(timerInterval: hours), at: 10))
    #expect(try shows("0:10", Text(timerInterval: hours, countsDown: false), at: 10))
    #expect(try shows("119:50", Text(timerInterval: hours, showsHours: false), at: 10))
    #expect(try shows("0:00", Text(timerInterval: hours), at: 1e6))
    #expect(try shows("1:59:55", Text(timerInterval: hours, pauseTime: start + 5), at: 10))
  }

  @Test("bars show how much of a time is left, or over, and what Foundation knows is done")
  func bars() throws {
    func value(_ view: some View, at seconds: Double) throws -> [String] {
      var fixture = try Fixture()
      fixture.renderer.environment.presentMoment = start + seconds
      return try fixture.renderer.render(view.environment(\.presentMoment, start + seconds)).accessibility
        .compactMap(\.properties.value)
    }
    struct Bar: View {
      var countsDown = true
      var body: some View {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        ProgressView(timerInterval: start...start + 100, countsDown: countsDown)
      }
    }
    #expect(try value(Bar(), at: 25) == ["75 %"])
    #expect(try value(Bar(countsDown: false), at: 25) == ["25 %"])
    #expect(try value(Bar(), at: 1000) == ["0 %"])
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(try value(ProgressView(progress), at: 0) == ["25 %"])
    struct Dated: View {
      var body: some View { TimelineView(.everyMinute) { Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)") } }
    }
    var fixture = try Fixture()
    fixture.renderer.environment.presentMoment = start + 7
    #expect(try fixture.commands { Dated() } == fixture.commands { Text("7.0") })
  }
}
