import DaguerreSupport
import Foundation
import SeededRandom
import Testing

@testable import DaguerreSkins

@Suite("Skin values")
struct ValueTests {
  @Test("numbers are exact at both ends", arguments: UInt64(1)...50)
  func numbers(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let one = Double(bitPattern: random.next() >> 2)
    let other = -Double(bitPattern: random.next() >> 2)
    #expect(one.interpolated(to: other, at: 0) == one)
    #expect(one.interpolated(to: other, at: 1) == other)
    let (first, second) = (Int(truncatingIfNeeded: random.next()), Int(truncatingIfNeeded: random.next()))
    #expect(first.interpolated(to: second, at: 0) == first)
    #expect(first.interpolated(to: second, at: 1) == second)
  }

  @Test(
    "integers round and never overflow",
    arguments: [
      (1, 2, 0.5, 2), (0, 10, 0.34, 3), (-1, -2, 0.5, -2), (.max, .max - 1, 0.5, .max), (0, .max, 3, .max),
      (0, .min, 3, .min),
    ] as [(Int, Int, Double, Int)])
  func integers(one: Int, other: Int, frac: Double, result: Int) {
    #expect(one.interpolated(to: other, at: frac) == result)
  }

  @Test("what cannot blend switches half-way")
  func switches() {
    #expect(false.interpolated(to: true, at: 0.49) == false)
    #expect(false.interpolated(to: true, at: 0.5) == true)
    #expect("a".interpolated(to: "b", at: 0.5) == "b")
    #expect([1.0, 2].interpolated(to: [3, 4], at: 0.5) == [2, 3])
    #expect([1.0].interpolated(to: [3, 4], at: 0.4) == [1])
    #expect(Double?.none.interpolated(to: 4, at: 0.4) == nil)
    #expect(Double?.some(2).interpolated(to: 4, at: 0.5) == 3)
  }

  @Test("numbers of any kind switch half-way, and make only the value that they choose")
  func ledges() {
    func unwanted() -> String {
      Issue.record("made what was not chosen")
      return "unwanted"
    }
    #expect(Float(0.4).ledge("first", unwanted()) == "first" && 0.5.ledge(unwanted(), "second") == "second")
    #expect(Float(1).interpolated(to: 2, at: 0.5) == 1.5 && Float(0.1).interpolated(to: 0.2, at: 1) == 0.2)
  }

  @Test("a colour is made lighter, darker and more transparent channel by channel, as in WolfCore")
  func shades() {
    let color = SkinColor(red: 0.5, green: 0, blue: 1, alpha: 0.25)
    #expect(color.lightened(by: 0.5) == SkinColor(red: 0.75, green: 0.5, blue: 1, alpha: 0.25))
    #expect(color.darkened(by: 0.5) == SkinColor(red: 0.25, green: 0, blue: 0.5, alpha: 0.25))
    #expect(color.lightened(by: 0) == color && color.darkened(by: 0) == color)
    #expect(color.lightened(by: 1) == SkinColor.white.withAlphaComponent(0.25))
    #expect(color.withAlphaComponent(1) == SkinColor(red: 0.5, green: 0, blue: 1))
  }

  @Test("texts that are colours blend, and have one canonical text however they are written")
  func colorTexts() {
    #expect("#000000".interpolated(to: "#FFFFFF", at: 0.5) == "#808080")
    #expect("#00000000".interpolated(to: "#00000080", at: 0.5) == "#00000040")
    #expect("#ff7900".interpolated(to: "#FF7900FF", at: 0.5) == "#FF7900FF")
    for frac in [0.0, 0.25] { #expect("#000000".interpolated(to: "none", at: frac) == "#000000") }
    #expect("#ff7900".canonicalText == "#FF7900FF")
    #expect("#ff790".canonicalText == "#ff790")
  }

  @Test("eight-bit colours survive the components, the whole domain of a channel")
  func bytes() {
    for byte in UInt32(0)...255 {
      #expect(SkinColor(rgba: byte << 24 | byte << 8 | (255 - byte)).rgba == byte << 24 | byte << 8 | (255 - byte))
    }
  }

  @Test("sRGB blending is the plain formula on premultiplied components", arguments: UInt64(1)...50)
  func blending(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let one = SkinColor(rgba: UInt32(truncatingIfNeeded: random.next()))
    let other = SkinColor(rgba: UInt32(truncatingIfNeeded: random.next()))
    let frac = Double.random(in: 0...1, using: &random)
    let alpha = one.alpha + (other.alpha - one.alpha) * frac
    let red = (one.red * one.alpha + (other.red * other.alpha - one.red * one.alpha) * frac) / alpha
    let blend = one.interpolated(to: other, at: frac)
    #expect(abs(blend.alpha - alpha) < 1e-12)
    #expect(abs(blend.red - red) < 1e-9)
    #expect(one.interpolated(to: other, at: 0) == one)
    #expect(one.interpolated(to: other, at: 1) == other)
  }

  @Test("a transparent end lends no tint")
  func transparent() {
    let fading = SkinColor(red: 1, green: 0, blue: 0).interpolated(to: .clear, at: 0.75)
    #expect(fading == SkinColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test("the ends are as they were: numbers without end, texts as they were written, colours that nobody sees")
  func ends() {
    #expect(1.0.interpolated(to: .infinity, at: 0) == 1 && (-Double.infinity).interpolated(to: 1, at: 1) == 1)
    #expect(
      "#ff7900".interpolated(to: "#000", at: 0) == "#ff7900"
        && "#000000".interpolated(to: "#ff7900", at: 1) == "#ff7900")
    let (first, second) = (SkinColor(rgba: 0xFF00_0000), SkinColor(rgba: 0x00FF_0000))
    #expect(first.interpolated(to: second, at: 0.5) == SkinColor(red: 0.5, green: 0.5, blue: 0, alpha: 0))
    let interval = 2.0 .. -.infinity
    #expect(interval.value(at: 0) == 2 && interval.value(at: 1) == -.infinity && (3.0 .. 3).frac(of: 5) == 0)
  }

  @Test(
    "Oklab has the published values",
    arguments: [
      (SkinColor.white, 1.0, 0.0, 0.0), (.black, 0, 0, 0),
      (SkinColor(red: 1, green: 0, blue: 0), 0.627955, 0.224863, 0.125846),
      (SkinColor(red: 0, green: 1, blue: 0), 0.866440, -0.233888, 0.179498),
      (SkinColor(red: 0, green: 0, blue: 1), 0.452014, -0.032457, -0.311528),
    ])
  func oklab(color: SkinColor, lightness: Double, a: Double, b: Double) {
    let lab = Oklab(color)
    #expect(abs(lab.lightness - lightness) < 1e-5)
    #expect(abs(lab.a - a) < 1e-5)
    #expect(abs(lab.b - b) < 1e-5)
  }

  @Test("Oklab and back gives every eight-bit colour again", arguments: UInt64(1)...20)
  func roundTrip(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<500 {
      let color = SkinColor(rgba: UInt32(truncatingIfNeeded: random.next()) | 0xFF)
      #expect(Oklab(color).color(alpha: 1).rgba == color.rgba)
    }
  }

  @Test("the transfer function of sRGB is the plain formula, on all bytes, and inverts")
  func transfer() {
    for byte in 0...255 {
      let component = Double(byte) / 255
      let plain = component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
      #expect(abs(TransferFunction.linear(component) - plain) < 1e-14)
      #expect(abs(TransferFunction.encoded(plain) - component) < 1e-12)
    }
  }

  @Test("roots are those of the library within rounding", arguments: [2, 3, 5])
  func roots(degree: Int) {
    for step in 0...2000 {
      let value = Double(step) / 1000
      #expect(abs(Root.of(value, degree: degree) - pow(value, 1 / Double(degree))) < 1e-14)
    }
    #expect(Root.of(-1, degree: degree) == 0)
    #expect(Root.of(.nan, degree: degree) == 0)
    #expect(abs(Root.of(1e-300, degree: 3) - 1e-100) < 1e-113)
  }

  @Test("perceptual blending differs, keeps its ends, and is chosen by the skin")
  func perceptual() {
    let (blue, yellow) = (SkinColor(red: 0, green: 0, blue: 1), SkinColor(red: 1, green: 1, blue: 0))
    let key = SkinKey("values.color", SkinColor.self)
    var (one, other) = (ConcreteSkin("a"), ConcreteSkin("b"))
    one.set(key, to: blue)
    other.set(key, to: yellow)
    let plain = one.interpolated(to: other, at: 0.5).get(key, SkinColor.black)
    let perceptual = one.interpolated(to: other, at: 0.5, in: .perceptual).get(key, SkinColor.black)
    #expect(plain.rgba == 0x8080_80FF)
    #expect(perceptual == blue.interpolated(to: yellow, at: 0.5, in: .perceptual))
    #expect(perceptual.difference(from: plain) > 5)
    #expect(one.interpolated(to: other, at: 1, in: .perceptual).get(key, SkinColor.black) == yellow)
    #expect(blue.difference(from: blue) == 0)
    #expect(blue.largestDifference(from: plain) == blue.difference(from: plain), "of opaque colours it is the same")
    // More of a black is seen on white, and more of a white on black.
    let (faint, clear) = (SkinColor(rgba: 0x1F), SkinColor(rgba: 0x14))
    #expect(faint.difference(from: clear) == 0)
    let grey = SkinColor(red: 1 - 31.0 / 255, green: 1 - 31.0 / 255, blue: 1 - 31.0 / 255, alpha: 1)
    let lighter = SkinColor(red: 1 - 20.0 / 255, green: 1 - 20.0 / 255, blue: 1 - 20.0 / 255, alpha: 1)
    #expect(abs(faint.largestDifference(from: clear) - grey.difference(from: lighter)) < 1e-9)
    #expect(faint.largestDifference(from: clear) > 3)
    #expect(SkinColor(rgba: 0xFFFF_FF1F).largestDifference(from: SkinColor(rgba: 0xFFFF_FF14)) > 3)
  }

  @Test("colours are read again from their text, with components that no hexadecimal digits say as well")
  func readColors() {
    for color in [SkinColor(rgba: 0x1234_5678), SkinColor(red: 0.1, green: 1.25, blue: -0.5, alpha: 0.3)] {
      #expect(SkinColor(canonicalText: color.canonicalText) == color, "\(color.canonicalText)")
    }
    for text in ["rgba 1 2 3", "rgba 1 2 3 4 5", "rgba 1 2 x 4", "rgb 1 2 3 4", "#12345"] {
      #expect(SkinColor(canonicalText: text) == nil, "\(text)")
    }
  }

  @Test("font styles are read again from their text")
  func fontTexts() {
    let styles = [
      FontStyle(
        family: "Helvetica Neue", face: "Bold Italic", size: 12.5, color: .black, options: [.allCaps, .underline]),
      FontStyle(family: "Sans", size: 3), FontStyle(family: "Sans", face: "", size: 3, options: .strikethrough),
    ]
    for style in styles { #expect(FontStyle(canonicalText: style.canonicalText) == style) }
    #expect(styles[0].canonicalText == "Helvetica Neue, Bold Italic 12.5, #000000FF, all caps, underline")
    for text in [
      "", "Sans", "Sans, Bold, none", "Sans, Bold 3.0", "Sans, Bold inf, none", "Sans, Bold 3.0, none, caps",
    ] {
      #expect(FontStyle(canonicalText: text) == nil, "\(text)")
    }
  }

  @Test("font styles: smooth size, half-way family, capitals only when shown")
  func fonts() {
    let one = FontStyle(family: "Sans", size: 10, color: .black, options: .allCaps)
    let other = FontStyle(family: "Serif", face: "Bold", size: 20, color: .white)
    let early = one.interpolated(to: other, at: 0.25)
    #expect(early.family == "Sans" && early.face == "Regular" && early.size == 12.5 && early.options == .allCaps)
    #expect(one.interpolated(to: other, at: 0.5).family == "Serif")
    #expect(one.presented("Straße") == "STRASSE")
    #expect(other.presented("Straße") == "Straße")
    #expect(one.withColor(.white).color == .white)
    #expect(one.withSize(7).size == 7)
  }
}
