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

  func compare(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int, into verdicts: UnsafeMutableRawPointer
  ) {
    for place in 0..<count {
      let (a, b) = (first[place], second[place])
      var verdict: UInt8 = 0
      if a != b {
        let isFar = (a & b) >> 24 == 255 ? tables.areFarApart(a, b, by: threshold) : nil
        verdict = isFar.map { $0 ? 1 : 0 } ?? 2
      }
      verdicts.storeBytes(of: verdict, toByteOffset: place, as: UInt8.self)
    }
  }

  @inline(__always)
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool {
    let (first, second): (OklabCones, OklabCones)
    if (a & b) >> 24 == 255 {
      (first, second) = (tables.cones(opaque: a), tables.cones(opaque: b))
    } else {
      let behind = Checkerboard(place: place)
      (first, second) = (cones(a, over: behind), cones(b, over: behind))
    }
    let rest = threshold - abs(first.lightness - second.lightness)
    guard rest > 0 else { return true }
    let difference = first - second
    let (greenRed, blueYellow) = (difference.greenRed, difference.blueYellow)
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
