/// The HyAB distance in Oklab with lightness as on a paper white ground, 1 for black and white.
///
/// Roots and the linear light of blended colours come from tables between whose entries lines are drawn, as in
/// pixelmatch. Sources: Ottosson, "A perceptual color space for image processing" (2020) and "Okhsv and Okhsl" (2021)
/// for the lightness; Abasi, Amani Tehran and Fairchild, "Distance metrics for very large color differences" (2019).
struct OklabColors: PixelmatchColors {
  private let threshold: Double
  private let tables: OklabTables.Pointers

  init(threshold: Double, tables: OklabTables.Pointers) {
    self.threshold = threshold
    self.tables = tables
  }

  @inline(__always)
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool {
    let (first, second): (OklabCones, OklabCones)
    if (a & b) >> 24 == 255 {
      if tables.areFarApart(a, b, by: threshold) { return true }
      (first, second) = (tables.cones(opaque: a), tables.cones(opaque: b))
    } else {
      let behind = Checkerboard(place: place)
      (first, second) = (cones(a, over: behind), cones(b, over: behind))
    }
    let rest = threshold - abs(first.lightness - second.lightness)
    guard rest > 0 else { return true }
    let (long, medium, short) = (
      first.long - second.long, first.medium - second.medium, first.short - second.short
    )
    let greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    let blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return greenRed * greenRed + blueYellow * blueYellow > rest * rest
  }

  @inline(__always)
  func brightness(_ a: UInt32, _ b: UInt32, place: Int) -> Double { EdgeBrightness.difference(a, b) }

  @inline(__always)
  private func cones(_ pixel: UInt32, over behind: Checkerboard) -> OklabCones {
    let color = Channels(pixel)
    func linear(_ channel: Double, _ back: Double) -> Double {
      let value = (channel * color.alpha + back * (255 - color.alpha)) / 255
      let index = Int(value)
      let (low, high) = (tables.linear[index], tables.linear[min(index + 1, 255)])
      return low + (high - low) * (value - Double(index))
    }
    return tables.cones(
      linear(color.red, behind.red), linear(color.green, behind.green), linear(color.blue, behind.blue))
  }
}
