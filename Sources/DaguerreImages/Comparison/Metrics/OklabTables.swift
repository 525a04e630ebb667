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
}

/// What is looked up for Oklab.
struct OklabTables: Sendable {
  static let shared = OklabTables()
  private static let rootCount = 4096
  /// Corners of the grid along each channel: every eighth value, and 255.
  private static let cornerCount = 33

  /// Cube roots of `n / rootCount`.
  private let roots: [Double]
  /// Lightness at the corners of a grid of colours, red slowest.
  private var corners: [Float] = []

  private init() {
    // The root of 4096 is 16, so those of whole numbers do.
    roots = (0...Self.rootCount + 1).map { CubeRoot.of(Double($0)) / 16 }
    let levels = (0..<Self.cornerCount).map { LinearLight.table[min($0 * 8, 255)] }
    corners = withTables { tables in
      levels.flatMap { red in
        levels.flatMap { green in levels.map { Float(tables.cones(red, green, $0).lightness) } }
      }
    }
  }

  func withTables<Result>(_ body: (Pointers) -> Result) -> Result {
    LinearLight.table.withUnsafeBufferPointer { linear in
      roots.withUnsafeBufferPointer { roots in
        corners.withUnsafeBufferPointer { body(Pointers(linear: linear, roots: roots, corners: $0)) }
      }
    }
  }

  struct Pointers {
    /// sRGB to linear light for each byte.
    let linear: UnsafeBufferPointer<Double>
    fileprivate let roots: UnsafeBufferPointer<Double>
    fileprivate let corners: UnsafeBufferPointer<Float>

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

    /// Whether already the lightness of two opaque pixels surely differs by more than the threshold.
    ///
    /// It grows with each channel, so a colour's lies between those of the corners below and above. Three of four pairs
    /// of noise end here.
    @inline(__always)
    func areFarApart(_ a: UInt32, _ b: UInt32, by threshold: Double) -> Bool {
      let (first, second) = (corner(a), corner(b))
      let above = (OklabTables.cornerCount + 1) * OklabTables.cornerCount + 1
      // Far more than the rounding of what is compared.
      let limit = Float(threshold) + 1e-5
      return corners[first] - corners[second + above] > limit || corners[second] - corners[first + above] > limit
    }

    @inline(__always)
    private func corner(_ pixel: UInt32) -> Int {
      let (red, green, blue) = (Int(pixel >> 3 & 31), Int(pixel >> 11 & 31), Int(pixel >> 19 & 31))
      return (red * OklabTables.cornerCount + green) * OklabTables.cornerCount + blue
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
