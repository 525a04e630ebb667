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

  /// Cube roots of what the three kinds of cones see.
  private struct Cones {
    let long, medium, short: Double

    var lightness: Double {
      let plain = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
      let moved = OklabTables.k3 * plain - OklabTables.k1
      return 0.5 * (moved + (moved * moved + 4 * OklabTables.k2 * OklabTables.k3 * plain).squareRoot())
    }
  }

  @inline(__always)
  func differ(_ a: UInt32, _ b: UInt32, place: Int) -> Bool {
    let (first, second): (Cones, Cones)
    if (a & b) >> 24 == 255 {
      (first, second) = (cones(opaque: a), cones(opaque: b))
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
  private func cones(opaque pixel: UInt32) -> Cones {
    let (red, green, blue) = (Int(pixel & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel >> 16 & 0xFF))
    return cones(tables.linear[red], tables.linear[green], tables.linear[blue])
  }

  @inline(__always)
  private func cones(_ pixel: UInt32, over behind: Checkerboard) -> Cones {
    let color = Channels(pixel)
    func linear(_ channel: Double, _ back: Double) -> Double {
      let value = (channel * color.alpha + back * (255 - color.alpha)) / 255
      let index = Int(value)
      let (low, high) = (tables.linear[index], tables.linear[min(index + 1, 255)])
      return low + (high - low) * (value - Double(index))
    }
    return cones(
      linear(color.red, behind.red), linear(color.green, behind.green), linear(color.blue, behind.blue))
  }

  @inline(__always)
  private func cones(_ red: Double, _ green: Double, _ blue: Double) -> Cones {
    Cones(
      long: root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
      medium: root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
      short: root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
  }

  /// The cube root of a number from 0 to 1.
  @inline(__always)
  private func root(_ value: Double) -> Double {
    let scaled = value * Double(OklabTables.rootCount)
    let index = Int(scaled)
    let low = tables.roots[index]
    return low + (tables.roots[index + 1] - low) * (scaled - Double(index))
  }
}

/// What is looked up for Oklab.
struct OklabTables: Sendable {
  struct Pointers {
    /// sRGB to linear light for each byte.
    let linear: UnsafeBufferPointer<Double>
    /// Cube roots of `n / rootCount`.
    let roots: UnsafeBufferPointer<Double>
  }

  static let shared = OklabTables()
  static let rootCount = 4096
  // Of the lightness, in "Okhsv and Okhsl".
  static let k1 = 0.206
  static let k2 = 0.03
  static let k3 = (1 + k1) / (1 + k2)

  private let roots: [Double]

  private init() {
    // The root of 4096 is 16, so those of whole numbers do.
    roots = (0...Self.rootCount + 1).map { CubeRoot.of(Double($0)) / 16 }
  }

  func withTables<Result>(_ body: (Pointers) -> Result) -> Result {
    LinearLight.table.withUnsafeBufferPointer { linear in
      roots.withUnsafeBufferPointer { body(Pointers(linear: linear, roots: $0)) }
    }
  }
}
