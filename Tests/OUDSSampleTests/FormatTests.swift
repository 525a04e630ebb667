import DaguerreGraphics
import OUDSSwiftUI
import SwiftUI
import TestSupport
import Testing

/// What sources for Apple's platforms have from Foundation and UIKit, and Linux lacks.
@Suite("Formats and pictures of Apple's platforms")
struct FormatTests {
  private func distance(
    _ width: Measurement<UnitLength>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitLength> = .general,
    in locale: String, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> String {
    plain(
      Measurement(value: 3.2, unit: UnitLength.kilometers).formatted(
        .measurement(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
          .locale(Locale(identifier: locale))))
  }

  /// With usual spaces: which ones ICU writes depends on its release.
  private func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }

  @Test("measurements are written in a language, in its units, with digits as they are wanted")
  func measurements() {
    #expect(distance(.abbreviated, in: "fr_FR") == "3,2 km" && distance(.abbreviated, in: "en_US") == "2 mi")
    #expect(distance(.wide, usage: .asProvided, in: "en_US") == "3.2 kilometers")
    #expect(
      distance(.wide, usage: .road, in: "en_US", numberFormatStyle: .number.precision(.fractionLength(2)))
        == "1.99 miles")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    let style = Measurement<UnitLength>.FormatStyle(width: .narrow, usage: .personHeight)
    #expect(height.formatted(style.locale(Locale(identifier: "en_US"))) == "5\u{2032} 11\u{2033}")
    let warm = Measurement(value: 22.4, unit: UnitTemperature.celsius)
    let degrees = Measurement<UnitTemperature>.FormatStyle(
      locale: Locale(identifier: "fr_FR"), hidesScaleName: true,
      numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(warm.formatted(degrees) == "22°")
    let data = Measurement(value: 12.4, unit: UnitInformationStorage.gigabytes)
    let own = Measurement(value: 2, unit: UnitLength(symbol: "el", converter: UnitConverterLinear(coefficient: 0.69)))
    #expect(plain(data.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: "fr")))) == "12,4 Go")
    #expect(own.formatted(.measurement(width: .wide).locale(Locale(identifier: "fr"))) == "2 el")
  }

  @Test("how long something takes is written as a clock has it, or in units")
  func durations() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3610) == "1:00:10" && formatter.string(from: 65.9) == "1:05")
    #expect(formatter.string(from: -65) == "-1:05" && formatter.string(from: 0) == "0")
    #expect(formatter.string(from: .infinity) == nil && formatter.string(from: .nan) == nil)
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:00:05")
    formatter.zeroFormattingBehavior = .default
    formatter.maximumUnitCount = 2
    func written(_ style: DateComponentsFormatter.UnitsStyle) -> String {
      formatter.unitsStyle = style
      return plain(formatter.string(from: 3725) ?? "")
    }
    #expect(written(.full) == "1 hour, 2 minutes" && written(.short) == "1 hr, 2 min")
    #expect(written(.abbreviated) == "1h 2m" && written(.positional) == "1:02")
    #expect(plain(formatter.string(from: DateComponents(hour: 1, minute: 2)) ?? "") == "1:02")
  }

  @Test("how long something takes is told in years and months too, by the calendar")
  func longDurations() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day]
    let (start, day) = (Date(timeIntervalSinceReferenceDate: 0), 86_400.0)
    func written(_ days: Double) -> String { plain(formatter.string(from: days * day) ?? "") }
    #expect(written(400) == "1 year, 1 month, 4 days" && written(-31) == "-1 month" && written(0) == "0 days")
    #expect(plain(formatter.string(from: start, to: start + 59 * day) ?? "") == "2 months")
    #expect(plain(formatter.string(from: DateComponents(year: 2, day: 1)) ?? "") == "2 years, 1 day")
    formatter.maximumUnitCount = 2
    formatter.unitsStyle = .abbreviated
    #expect(written(400) == "1y 1m")
    formatter.unitsStyle = .short
    formatter.zeroFormattingBehavior = .pad
    #expect(written(31) == "0 yrs, 1 mth")
    formatter.allowedUnits = [.month]
    #expect(written(10) == "0 mths")
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: 5) != nil)
  }

  @Test("a text has a measurement in the language around it")
  func texts() throws {
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.locale = Locale(identifier: "fr_FR")
    let distance = Measurement(value: 3.2, unit: UnitLength.kilometers)
    let text = Text(distance, format: .measurement(width: .wide))
    let words = distance.formatted(.measurement(width: .wide).locale(Locale(identifier: "fr_FR")))
    #expect(try renderer.render(text).list.commands == renderer.render(Text(verbatim: words)).list.commands)
  }

  @Test("names are written as a language has them")
  func names() {
    var name = PersonNameComponents(namePrefix: "Dr", givenName: "Ada", familyName: "Lovelace")
    func written(_ style: PersonNameComponents.FormatStyle.Style, in locale: String = "en_US") -> String {
      name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }
    #expect(written(.medium) == "Ada Lovelace" && written(.long) == "Dr Ada Lovelace" && written(.short) == "Ada")
    #expect(written(.abbreviated) == "AL" && written(.medium, in: "hu_HU") == "Lovelace Ada")
    name = PersonNameComponents(
      namePrefix: "Dr", givenName: "Elizabeth", middleName: "Jillian", familyName: "Smith", nameSuffix: "Esq.")
    #expect(
      written(.long, in: "zh_CN") == "Dr Smith Elizabeth Jillian Esq." && written(.abbreviated, in: "zh_CN") == "SE")
    #expect(PersonNameComponents.FormatStyle(locale: Locale(identifier: "en")).format(name) == "Elizabeth Smith")
    name = PersonNameComponents(givenName: "花子", familyName: "山田")
    #expect(written(.medium, in: "ja_JP") == "山田花子")
  }

  @Test("pictures by UIKit's name are drawn as the image that they are")
  func pictures() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let symbol = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysTemplate)
    let plain = try renderer.render(Image(systemName: "star")).list.commands
    #expect(try renderer.render(Image(uiImage: symbol)).list.commands == plain)
    #expect(UIImage(data: Data([1, 2])) == nil && UIImage(contentsOfFile: "/none.png") == nil)
    // One pixel.
    let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let folder = try TemporaryFolder()
    for (name, scale) in [("dot", 1.0), ("dot@2x", 2), ("dot@3x", 3)] {
      try folder.write(Array(try #require(Data(base64Encoded: png))), to: "\(name).png")
      let image = try #require(UIImage(contentsOfFile: folder.path("\(name).png")))
      #expect(image.scale == scale && image.size.width == 1 / scale)
    }
    let sharing = ImageRenderer(content: Text("x"))
    sharing.scale = 2
    #expect(sharing.uiImage == nil)
  }
}

private struct SharedSamples: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["a"] }
  func body(content: Content, context: [String]) -> some View {
    content.environment(\.locale, Locale(identifier: "fr"))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  static var samples: Self { .modifier(SharedSamples()) }
}

#Preview("Samples", traits: .samples, .fixedLayout(width: 100, height: 100)) { Text("x") }

/// A format of one's own, with what comes with SwiftUI.
private struct CardNumber: FormatStyle {
  func format(_ digits: String) -> String {
    stride(from: 0, to: digits.count, by: 4).map { String(digits.dropFirst($0).prefix(4)) }.joined(separator: " ")
  }
}

extension FormatTests {
  @Test("what Foundation has comes with SwiftUI")
  func foundation() throws {
    #expect(CardNumber().format("42424242") == "4242 4242")
    #expect(hypot(3.0, 4.0) == 5 && fmod(7.0, 4.0) == 3 && fabs(-1.0) == 1 && log10(100.0) == 2)
    let object = try JSONSerialization.jsonObject(with: Data(#"{"a": 1}"#.utf8)) as? [String: Int]
    #expect(object == ["a": 1] && "a".localizedCompare("b") == ComparisonResult.orderedAscending)
  }

  @Test("formatters that Linux lacks")
  func formatters() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    #expect(formatter.localizedString(for: noon - 7_200, relativeTo: noon) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 180) == "in 3 minutes")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: noon - 86_400, relativeTo: noon) == "yesterday")
    let list = ListFormatter()
    list.locale = Locale(identifier: "fr")
    #expect(list.string(from: ["a", "b", "c"]) == "a, b et c")
  }

  private func written(_ style: some Foundation.FormatStyle<Date, AttributedString>, at seconds: Double) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let moment = start.addingTimeInterval(seconds)
    return plain(String(style.locale(Locale(identifier: "en_US")).format(moment).characters))
  }

  @Test("how a moment lies to another is told as by a stopwatch, a timer, in units or by its name")
  func moments() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let stopwatch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(written(stopwatch, at: 5.23) == "00:05.23" && written(stopwatch, at: 2730.12) == "45:30.12")
    #expect(written(stopwatch, at: 90_061) == "25:01:01.00" && written(stopwatch, at: -3) == "00:00.00")
    #expect(written(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), at: 83.45) == "01:23")
    #expect(written(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), at: 83.45) == "01:23.4")
    #expect(written(.stopwatch(startingAt: start, maxFieldCount: 3), at: 5025.67) == "01:23:45")
    let time = start..<start.addingTimeInterval(5400)
    #expect(written(.timer(countingDownIn: time), at: 0) == "1:30:00")
    #expect(written(.timer(countingDownIn: time), at: 5128) == "4:32")
    #expect(written(.timer(countingDownIn: time, showsHours: false), at: 0) == "90:00")
    #expect(written(.timer(countingUpIn: time), at: 9999) == "1:30:00")
    // Of the fields those that come first are kept, and at least two.
    #expect(written(.timer(countingDownIn: time, maxFieldCount: 2), at: 0) == "1:30")
    #expect(written(.timer(countingUpIn: time, maxFieldCount: 2), at: 65) == "1:05")
    #expect(written(.timer(countingUpIn: time, maxPrecision: .seconds(60)), at: 5399) == "1:29")
    #expect(written(.timer(countingUpIn: time, maxFieldCount: 2, maxPrecision: .milliseconds(10)), at: 65.5) == "1:05")
    #expect(written(.stopwatch(startingAt: start, maxFieldCount: 2), at: 5025.67) == "01:23")
    #expect(written(.offset(to: start), at: 222) == "3 minutes, 42 seconds")
    #expect(written(.offset(to: start, allowedFields: [.minute, .second]), at: 332) == "5:32")
    #expect(
      written(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), at: 3932) == "1:05:32")
    #expect(written(.offset(to: start), at: -5) == "\u{2212}5 seconds")
    #expect(written(.offset(to: start, sign: .never), at: -5) == "5 seconds")
    #expect(written(.offset(to: start, sign: .always(includingZero: false)), at: 5) == "+5 seconds")
    #expect(written(.offset(to: start), at: 396 * 86_400) == "1 year, 1 month")
    #expect(written(.offset(to: start), at: -35 * 86_400) == "\u{2212}1 month, 5 days")
    #expect(written(.offset(to: start), at: 14 * 86_400) == "14 days")
    #expect(written(.offset(to: start, allowedFields: [.week, .day]), at: 40 * 86_400) == "5 weeks, 5 days")
    #expect(written(.offset(to: start, allowedFields: [.month, .week]), at: 40 * 86_400) == "1 month, 1 week")
    #expect(written(.offset(to: start, allowedFields: [.year]), at: 40 * 86_400) == "0 years")
    // One that is made has weeks too.
    #expect(written(SystemFormatStyle.DateOffset(to: start), at: 15 * 86_400) == "2 weeks, 1 day")
    #expect(written(.reference(to: start.addingTimeInterval(300)), at: 0) == "in 5 minutes")
    #expect(written(.reference(to: start.addingTimeInterval(-5 * 365 * 86_400)), at: 0) == "January 1996")
    #expect(written(.offset(to: start), at: .infinity).isEmpty == false && written(stopwatch, at: .nan) == "00:00.00")
  }

  @Test("a text has what goes with the time as it is at the moment of the picture, and shares in a format")
  func present() throws {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    let moment = Date(timeIntervalSinceReferenceDate: 83.45)
    func draws(_ text: Text, _ words: String) throws {
      func picture(_ view: some View) throws -> Bitmap { try Rasterizer().draw(renderer.render(view).list) }
      #expect(try picture(text.environment(\.presentMoment, moment)) == picture(Text(verbatim: words)), "\(words)")
    }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    // From the last day of January to that of February, or from the day before, where the days begin later.
    let days = Text(.currentDate, format: .offset(to: start + 30 * 86_400)).environment(
      \.presentMoment, start + 58 * 86_400)
    for (zone, words) in [(0, "1 month"), (-3_600, "28 days")] {
      func picture(_ view: some View) throws -> Bitmap { try Rasterizer().draw(renderer.render(view).list) }
      let zone = try #require(TimeZone(secondsFromGMT: zone))
      #expect(try picture(days.environment(\.timeZone, zone)) == picture(Text(verbatim: words)))
    }
    try draws(Text(.currentDate, format: .stopwatch(startingAt: start)), "01:23.45")
    try draws(Text("Since \(.currentDate, format: .stopwatch(startingAt: start)).", ), "Since 01:23.45.")
    try draws(Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)), "1:23")
    try draws(Text(.currentDate, format: .dateTime.year()), "2001")
    try draws(Text(TimeDataSource<Range<Date>>.dateRange(startingAt: start), format: Seconds()), "83")
    try draws(Text(0.256, format: .percent.rounded(increment: 5)), "25%")
    try draws(Text("Only \(0.256, format: .percent.rounded(increment: 5))"), "Only 25%")
    try draws(Text(0.256, format: .percent), "25.6%")
  }

  private struct Seconds: Foundation.FormatStyle {
    func format(_ range: Range<Date>) -> String { "\(Int(range.upperBound.timeIntervalSince(range.lowerBound)))" }
  }

  @Test("addresses are written by those of their parts that a style wants")
  func addresses() throws {
    let url = try #require(URL(string: "https://ana:secret@www.shop.example.com:8080/a/b?c=d#e"))
    #expect(url.formatted() == "https://www.shop.example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).path(.never).port(.always)) == "www.shop.example.com:8080")
    #expect(
      url.formatted(.url.user(.always).password(.always).query(.always).fragment(.always))
        == "https://ana:secret@www.shop.example.com/a/b?c=d#e")
    #expect(
      url.formatted(.url.scheme(.omitIfHTTPFamily).host(.omitSpecificSubdomains(["www"]))) == "shop.example.com/a/b")
    #expect(
      url.formatted(.url.host(.omitSpecificSubdomains(["www", "shop"], includeMultiLevelSubdomains: true)))
        == "https://example.com/a/b")
    func short(_ host: String) throws -> String {
      let style = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www"], includeMultiLevelSubdomains: true)
      return try #require(URL(string: "https://\(host)")).formatted(.url.scheme(.never).host(style))
    }
    #expect(try short("api.code.developer.example.com") == "developer.example.com")
    #expect(try short("api.code.developer.example.com.cn") == "developer.example.com.cn")
    #expect(try short("www.example.com") == "example.com" && short("www.example.co.uk") == "example.co.uk")
    #expect(try short("beta.example.com") == "beta.example.com" && short("192.168.17.4") == "192.168.17.4")
    #expect(url.formatted(.url.path(.omitWhen(.path, matches: ["/a/b"]))) == "https://www.shop.example.com")
    #expect(
      url.formatted(.url.query(.displayWhen(.scheme, matches: ["https"]))) == "https://www.shop.example.com/a/b?c=d")
    #expect(try URL.ParseStrategy().parse("https://a.b") == URL(string: "https://a.b"))
    #expect(throws: CocoaError.self) { try URL.FormatStyle.url.parseStrategy.parse("no scheme") }
    let mail = try #require(URL(string: "mailto:ana@example.com"))
    #expect(mail.formatted() == "mailto:ana@example.com")
  }
}
