import OUDSFoundations
import OUDSSwiftUI
import SwiftUI
import Testing

/// What the library's foundations have beside views.
@Suite("Foundations of the iOS library")
struct FoundationTests {
  @Test("letters count on with two after the last")
  func letters() {
    func latin(_ indices: [UInt8], isUppercase: Bool = true) -> [String] {
      indices.map { OUDSUtils.cyclicLatinLetter(at: $0, isUppercase: isUppercase) }
    }
    #expect(latin([0, 25, 26, 27, 51, 52, 255]) == ["A", "Z", "AA", "AB", "AZ", "BA", "IV"])
    #expect(latin([0, 26], isUppercase: false) == ["a", "aa"])
    #expect([0, 1, 27, 28].map { OUDSUtils.cyclicArabicLetter(at: $0) } == ["ا", "ب", "ي", "اا"])
  }

  @Test("keys stand for themselves, with values in their places")
  func keys() {
    #expect("key".localized() == "key" && "key".localized(.main) == "key")
    #expect("%d of %d".localized(with: [2, 3]) == "2 of 3" && "%d more".localized(with: 3) == "3 more")
    #expect("hello World".camelCase == "Hello World" && "".camelCase.isEmpty)
  }

  @Test("colours in digits look as they do on white")
  func digits() {
    let codes = [
      "#26B2FF14", "#EA030514", "#FFFFFFCC", "#000000D6", "#FFD00029", "#00000000", "#a99275FF", "#3DE35A1F",
    ]
    let onWhite = ["#EDF8FF", "#FDEAEB", "#FFFFFF", "#282828", "#FFF7D6", "#FFFFFF", "#A99275", "#E7FBEB"]
    #expect(codes.map { $0.toHex6() } == onWhite && "#0A0B0C".toHex6() == "#0A0B0C")
    #expect(OUDSWCAG21Ratio.contrastRatios("#00000000", "#FFFFFF")?.ratio == 1)
    #expect(OUDSWCAG21Ratio.contrastRatios("000000", "#FFFFFF") == nil)
    #expect("26B2FF".toHex6() == nil && "#26B2".toHex6() == nil && "#GGGGGG".toHex6() == nil)
    #expect("#FF".fromHexToInt() == 255 && "0x10".fromHexToInt() == 16 && "".fromHexToInt() == nil)
    #expect("FFFFFFFFFFFFFFFFFF".fromHexToInt() == nil)
  }

  @Test("moments, decimal numbers and measurements are reckoned with")
  func operators() {
    let moment = Date(timeIntervalSinceReferenceDate: 100)
    var (later, half) = (moment + 60, Decimal(7))
    later += 30
    later -= 10
    half /= 2
    #expect(later.timeIntervalSinceReferenceDate == 180 && (moment - 1).timeIntervalSinceReferenceDate == 99)
    #expect(half == 3.5 && Decimal(1) / 4 == 0.25 && (Decimal(1) / 0).isNaN)
    let length = Measurement(value: 3, unit: UnitLength.meters)
    let sum = length + Measurement(value: 1, unit: UnitLength.kilometers)
    #expect((2 * length / 3).value == 2 && (length - length).value == 0 && sum.value == 1003)
  }

  @Test("a value stands in its place in the text of a key")
  func values() {
    #expect(("Hello %@!" <- "you") == "Hello you!" && ("%d items" <- 3) == "3 items")
  }

  @Test("surroundings are those of no machine, and what is of no importance is written for those who wish it")
  func surroundings() {
    #expect(!ProcessInfo.doesRunOnXcodePreview && Bundle.preferredLocalization == "en")
    #expect(!Text.isInLandscapeViewport())
    #expect(!OUDSLogger.verbose)
    OUDSLogger.verbose = true
    #expect(OUDSLogger.verbose)
    OUDSLogger.verbose = false
  }

  @Test("areas to touch are 44 points wide and high")
  func touchArea() { #expect(kMinimalTouchAreaWidth == 44 && kMinimalTouchAreaHeight == 44) }

  @Test("text sizes have the rates of the platform's settings")
  func textSizes() {
    #expect(DynamicTypeSize.large.percentageRate == 100 && DynamicTypeSize.accessibility5.percentageRate == 310)
    #expect(DynamicTypeSize.xLarge.isLargeTextUsed && !DynamicTypeSize.large.isLargeTextUsed)
  }

  @Test("colours by hue, saturation and brightness, in the pictures' own space")
  func hues() {
    func hue(_ share: Double) -> Color { Color(hue: share, saturation: 1, brightness: 1) }
    #expect(hue(0) == Color(rgba: 0xFF00_00FF) && hue(1) == hue(0))
    #expect(hue(1.25) == hue(0.25) && hue(3) == hue(0) && hue(-0.1) == hue(0) && hue(.infinity) == hue(0))
    #expect(hue(1.0 / 3) == Color(rgba: 0x00FF_00FF) && hue(2.0 / 3) == Color(rgba: 0x0000_FFFF))
    #expect(Color(hue: 0.5, saturation: 0.5, brightness: 0.8) == Color(.sRGB, red: 0.4, green: 0.8, blue: 0.8))
    #expect(Color(hue: 0.2, saturation: 0, brightness: 1, opacity: 0) == Color(.sRGB, white: 1, opacity: 0))
  }

  @Test("telephones have a name, and are told apart by the pixels of their screens")
  func telephones() {
    #expect(iPhoneDevice(1179, 2556) == .pro14 && iPhoneDevice(2868, 1320) == .proMax16)
    #expect(iPhoneDevice(750, 1334) == .regular7 && iPhoneDevice(750, 1334, 20) == .se2)
    #expect(iPhoneDevice(1, 2) == .unknown && EnvironmentValues().iPhoneInUse == .unknown)
    #expect(iPhoneDevice.plus8.hasHomeButton && !iPhoneDevice.x.hasHomeButton)
    #expect(iPhoneDevice.se1.tabBarHeights == (portrait: 49, landscape: 32))
    #expect(iPhoneDevice.air.tabBarHeights == (portrait: 83, landscape: 53))
    let models: [iPhoneDevice] = [.proMax17, .pro11, .plus16, .mini13, .regular8, .e16, .se2, .unknown]
    #expect(
      models.map { "\($0)" } == [
        "iPhone 17 Pro Max", "iPhone 11 Pro", "iPhone 16 Plus", "iPhone 13 mini", "iPhone 8", "iPhone 16e (SE 4)",
        "iPhone SE (2nd gen)", "Unknown",
      ])
  }

  @Test("weights have names, and faces one even if nobody has told it")
  func weights() {
    #expect("\(Font.Weight.semibold)" == "Semi-Bold" && Font.Weight.black.description == "Black")
    #expect(Font.Weight(weight: 700) == .bold && Font.Weight(weight: 450).description.isEmpty)
    let name: String = kApplePostScriptFontNames[orKey: PSFNMK("Helvetica Neue", Font.Weight.bold)]
    #expect(name == "HelveticaNeue-Bold" && PSFNMK("SF Pro").description == "SFPro")
    #expect(kApplePostScriptFontNames[orKey: PSFNMK("SF Pro", Font.Weight.regular)] == "SFPro")
    #expect("Shantell Sans".fontNameInPostScript(using: "Semi-Bold") == "ShantellSans-SemiBold")
    #expect("Menlo".fontNameInPostScript(using: "") == "Menlo")
    let theme = OrangeTheme()
    let font: NativeFont = Font.makeFont(family: theme.fontFamily, from: theme.fonts.labelStrongLarge, isCompact: true)
    #expect(font.font == font)
  }

  @Test("text styles have an order")
  func order() {
    let fonts = OrangeTheme().fonts
    #expect(fonts.bodyDefaultMedium < fonts.bodyDefaultLarge && !(fonts.bodyDefaultLarge < fonts.bodyDefaultMedium))
    #expect(fonts.bodyDefaultMedium.compact <| fonts.bodyStrongLarge.compact)
    #expect(!(fonts.bodyStrongMedium.compact <| fonts.bodyDefaultLarge.compact))
  }

  @Test("tokens of colours are checked for what they are used for, in both modes")
  func contrasts() {
    let colors = OrangeTheme().colors
    let (text, surface) = (colors.contentDefault, colors.bgPrimary)
    #expect(!OUDSWCAG21Ratio.debugContrastRatio(text, surface))
    OUDSWCAG21Ratio.oudsDebugWCAG21Colors = true
    defer { OUDSWCAG21Ratio.oudsDebugWCAG21Colors = false }
    #expect(OUDSWCAG21Ratio.debugContrastRatio(text, surface, .textual, .AAA))
    let grey = MultipleColorSemanticToken(light: "#808080", dark: "#FFFFFF")
    let white = MultipleColorSemanticToken("#FFFFFF")
    #expect(!OUDSWCAG21Ratio.debugContrastRatio(grey, white, .nonTextual))
    #expect(OUDSWCAG21Ratio.debugContrastRatio(grey, MultipleColorSemanticToken("#000000"), .nonTextual, .AAA))
    #expect(OUDSWCAG21Ratio.debugContrastRatio(white, Color(rgba: 0x7676_76FF), .textual))
    #expect(!OUDSWCAG21Ratio.debugContrastRatio(white, Color(rgba: 0x7676_76FF), .textual, .AAA))
    #expect(!OUDSWCAG21Ratio.debugContrastRatio(text, nil))
  }

  @Test("names of before the first release")
  func former() {
    var number = 1
    #expect(number++ == 2 && number-- == 1)
    #expect(300.fontWeight == .light && oudsDefaultColor == .black)
    #expect("Menlo".compose(withFont: "Bold") == "Menlo-Bold" && "Menlo".compose(withFont: "") == "Menlo")
    let ratios: OUDSColorRatios? = OUDSColorContrastValidator.ratioCheck("#FFFFFF", "#000000")
    #expect(ratios?.ratio == 21 && ratios?.meets3to1 == true && ratios?.meets4_5to1 == true)
    #expect(OUDSColorContrastValidator.ratioCheck("white", "#000000") == nil)
    #expect(OUDSBadge.IllustrationSize.large.standardSize == .large)
  }

  @Test("sources that are not built for a telephone ask for what a Mac has")
  func desk() throws {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("a", forType: .string)
    #expect(NSPasteboard.general.string(forType: .string) == nil)
    #expect(try !NSWorkspace.shared.open(#require(URL(string: "https://example.com"))))
    #expect(Bundle.OUDSComponents == .main)
  }

  @Test("names of Foundation come with the views")
  func foundation() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    #expect(formatter.string(from: NSNumber(value: 1.5)) == "1.50")
    #expect(NSDecimalNumber(decimal: Decimal(string: "38.75") ?? 0).doubleValue == 38.75)
    let lock = NSLock()
    let cache = NSCache<NSNumber, NSMutableAttributedString>()
    lock.withLock { cache.setObject(NSMutableAttributedString(string: "a"), forKey: 1) }
    #expect(cache.object(forKey: 1)?.string == "a")
    #expect((URLError(.timedOut) as NSError).domain == NSError(domain: "NSURLErrorDomain", code: 0).domain)
    let hour: TimeInterval = 3600
    #expect(Calendar(identifier: .gregorian).component(.year, from: Date(timeIntervalSince1970: hour * 24)) == 1970)
  }

  @Test("luminances are lengths of Core Graphics")
  func luminances() {
    let white: CGFloat? = OUDSWCAG21Ratio.luminance(for: .white)
    #expect(white == 1)
  }

  @Test("each level of messages goes to standard error")
  func logger() async {
    #if os(Linux)
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OUDSLogger.info("one")
        OL.warning("two")
        OL.error("three")
        OL.debug("four")
        OL.log("five")
        OL.fatal("six")
      }
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      for line in ["info: one", "warning: two", "error: three", "fatal: six"] {
        #expect(text.contains("[OUDS] \(line)\n"))
      }
    #endif
  }
}
