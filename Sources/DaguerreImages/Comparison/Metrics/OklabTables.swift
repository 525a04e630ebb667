internal import DaguerreSupport

/// Cube roots of what the three kinds of cones see, from which Oklab's coordinates are weighted sums.
struct OklabCones {
  let long, medium, short: Double

  /// As on a paper white ground, from 0 to 1; "Okhsv and Okhsl" names the constants.
  var lightness: Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let plain = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    let moved = k3 * plain - k1
    return 0.5 * (moved + (moved * moved + 4 * k2 * k3 * plain).squareRoot())
  }

  static func - (first: OklabCones, second: OklabCones) -> OklabCones {
    OklabCones(
      long: first.long - second.long, medium: first.medium - second.medium, short: first.short - second.short)
  }

  /// From green, below 0, to red.
  var greenRed: Double { 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short }

  /// From blue, below 0, to yellow.
  var blueYellow: Double { 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short }
}

/// What is looked up for Oklab.
struct OklabTables: Sendable {
  static let shared = OklabTables()
  private static let rootCount = 4096
  /// Cube roots of `n / rootCount`.
  private let roots: [Double]
  /// For each cell of 16 x 16 x 16 colours, red slowest: a point in Oklab, and how far the colours are from it at most.
  private var cells: [SIMD4<Float>] = []

  private init() {
    // The root of 4096 is 16, so those of whole numbers do.
    roots = (0...Self.rootCount + 1).map { CubeRoot.of(Double($0)) / 16 }
    cells = withTables { tables in (0..<4096).map { Self.cell($0, tables) } }
  }

  /// The farthest colours are at the corners, or nearly: a test goes through all.
  private static func cell(_ index: Int, _ tables: Pointers) -> SIMD4<Float> {
    let (red, green, blue) = (UInt32(index >> 8), UInt32(index >> 4 & 15), UInt32(index & 15))
    let base = red << 4 | green << 12 | blue << 20
    let corners = [0, 0x0F, 0xF00, 0xF0F, 0xF_0000, 0xF_000F, 0xF_0F00, 0xF_0F0F].map { tables.point(base | $0) }
    let low = corners.reduce(corners[0], pointwiseMin)
    let center = (low + corners.reduce(low, pointwiseMax)) / 2
    let radius = corners.map { Self.distance($0 - center) }.max() ?? 0
    return SIMD4(center, radius * 1.1 + 1e-4)
  }

  /// The length of a difference by HyAB.
  static func distance(_ difference: SIMD3<Float>) -> Float {
    let color = difference.y * difference.y + difference.z * difference.z
    return abs(difference.x) + color.squareRoot()
  }

  func withTables<Result>(_ body: (Pointers) -> Result) -> Result {
    LinearLight.table.withUnsafeBufferPointer { linear in
      roots.withUnsafeBufferPointer { roots in
        cells.withUnsafeBufferPointer { body(Pointers(linear: linear, roots: roots, cells: $0)) }
      }
    }
  }

  struct Pointers {
    /// sRGB to linear light for each byte.
    let linear: UnsafeBufferPointer<Double>
    fileprivate let roots: UnsafeBufferPointer<Double>
    fileprivate let cells: UnsafeBufferPointer<SIMD4<Float>>

    @inline(__always)
    func cones(opaque pixel: UInt32) -> OklabCones {
      let (red, green, blue) = (Int(pixel & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel >> 16 & 0xFF))
      return cones(linear[red], linear[green], linear[blue])
    }

    /// The parameters are linear light from 0 to 1.
    @inline(__always)
    func cones(_ red: Double, _ green: Double, _ blue: Double) -> OklabCones {
      OklabCones(
        long: root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
        medium: root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
        short: root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
    }

    /// The point in Oklab of an opaque pixel.
    func point(_ pixel: UInt32) -> SIMD3<Float> {
      let cones = cones(opaque: pixel)
      return SIMD3(Float(cones.lightness), Float(cones.greenRed), Float(cones.blueYellow))
    }

    /// The point of the cell that holds an opaque pixel, and the most that the pixel is away from it.
    @inline(__always)
    func cell(_ pixel: UInt32) -> SIMD4<Float> {
      let (red, green, blue) = (Int(pixel >> 4 & 15), Int(pixel >> 12 & 15), Int(pixel >> 20 & 15))
      return cells[red << 8 | green << 4 | blue]
    }

    /// Whether two opaque pixels are farther apart than a threshold; nil where their cells do not tell.
    ///
    /// HyAB is a metric: what the points of two cells are apart, their colours are, but for how far these are from the
    /// points. Nine of ten pairs of noise end here.
    @inline(__always)
    func areFarApart(_ a: UInt32, _ b: UInt32, by threshold: Double) -> Bool? {
      let (first, second) = (cell(a), cell(b))
      let difference = first - second
      let (reach, limit) = (first.w + second.w, Float(threshold))
      let color = difference.y * difference.y + difference.z * difference.z
      // Squares keep the sign, as what is left for the color may be below 0.
      let most = limit + reach - abs(difference.x)
      if color > most * abs(most) { return true }
      let least = limit - reach - abs(difference.x)
      return color < least * abs(least) ? false : nil
    }

    /// The cube root of a number from 0 to 1.
    @inline(__always)
    private func root(_ value: Double) -> Double {
      let scaled = value * Double(OklabTables.rootCount)
      let index = Int(scaled)
      let low = roots[index]
      return low + (roots[index + 1] - low) * (scaled - Double(index))
    }
  }
}
