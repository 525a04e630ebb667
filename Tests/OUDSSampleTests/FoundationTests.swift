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

  @Test("areas to touch are 44 points wide and high")
  func touchArea() { #expect(kMinimalTouchAreaWidth == 44 && kMinimalTouchAreaHeight == 44) }

  @Test("text sizes have the rates of the platform's settings")
  func textSizes() {
    #expect(DynamicTypeSize.large.percentageRate == 100 && DynamicTypeSize.accessibility5.percentageRate == 310)
    #expect(DynamicTypeSize.xLarge.isLargeTextUsed && !DynamicTypeSize.large.isLargeTextUsed)
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
