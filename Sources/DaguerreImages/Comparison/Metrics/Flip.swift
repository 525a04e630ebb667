internal import DaguerreGraphics
internal import DaguerreSupport

/// The FLIP difference of pictures of a low dynamic range: what somebody sees who alternates between them.
///
/// Source: Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: A Difference Evaluator for
/// Alternating Images" (2020); equations by its numbers. Translucent colours are over white.
public struct Flip: Hashable, Sendable {
  /// The largest difference that is let go: from 0 to 1, the largest that can be seen.
  public var threshold: Double

  /// - Parameter threshold: from 0 to 1.
  public init(threshold: Double = 0.1) { self.threshold = threshold }

  /// Of a screen of 3840 pixels and 0.7 m, seen from 0.7 m: 3840 * pi / 180.
  static let pixelsPerDegree = 67.02064327658226

  /// - Returns: the mean difference.
  func mark(_ pair: PixelPair, into marks: UnsafeMutableBufferPointer<PictureComparison.Mark>) -> Double {
    guard pair.width > 0, pair.height > 0 else { return 0 }
    let (first, second) = (FlipPicture(pair.first, pair), FlipPicture(pair.second, pair))
    var sum = 0.0
    for place in 0..<pair.width * pair.height {
      let color = Self.redistributed(first.perceived(place).difference(from: second.perceived(place)))
      let difference = Powers.power(color, 1 - first.featureDifference(from: second, place))
      sum += difference
      if difference > threshold { marks[place] = .different }
    }
    return sum / Double(pair.width * pair.height)
  }

  /// Green and blue, which are as far apart as colours can be, to the power of 0.7.
  private static let largest = Powers.power(
    HuntColor(red: 0, green: 1, blue: 0).difference(from: HuntColor(red: 0, green: 0, blue: 1)), 0.7)

  /// Spreads a difference of colours over 0 to 1: what is usual has most of it; section 4.1.3.
  private static func redistributed(_ difference: Double) -> Double {
    let (part, share) = (0.4, 0.95)
    let (value, knee) = (Powers.power(difference, 0.7), part * largest)
    return value < knee ? share / knee * value : share + (value - knee) / (largest - knee) * (1 - share)
  }
}

/// A colour in CIELAB of which the chroma is what remains of it in dim light, as Hunt has observed; equation 4.
struct HuntColor {
  let lightness, a, b: Double

  /// - Parameters: in linear light, from 0 to 1.
  @inline(__always)
  init(red: Double, green: Double, blue: Double) {
    let white = Opponent.white
    let x = CIELAB.curve((Opponent.x.0 * red + Opponent.x.1 * green + Opponent.x.2 * blue) / white.x)
    let y = CIELAB.curve((Opponent.y.0 * red + Opponent.y.1 * green + Opponent.y.2 * blue) / white.y)
    let z = CIELAB.curve((Opponent.z.0 * red + Opponent.z.1 * green + Opponent.z.2 * blue) / white.z)
    lightness = 116 * y - 16
    a = 0.01 * lightness * 500 * (x - y)
    b = 0.01 * lightness * 200 * (y - z)
  }

  /// The HyAB distance; equation 5.
  func difference(from other: HuntColor) -> Double {
    let (first, second) = (a - other.a, b - other.b)
    return abs(lightness - other.lightness) + (first * first + second * second).squareRoot()
  }
}

/// The linear space of a light and two pairs of opposite colours, in which the eye's blur is modelled; section 4.1.1.
private enum Opponent {
  // From linear sRGB to XYZ, by the primaries and the white of IEC 61966-2-1.
  static let x = (10135552.0 / 24577794, 8788810.0 / 24577794, 4435075.0 / 24577794)
  static let y = (2613072.0 / 12288897, 8788810.0 / 12288897, 887015.0 / 12288897)
  static let z = (1425312.0 / 73733382, 8788810.0 / 73733382, 70074185.0 / 73733382)
  static let white = (x: x.0 + x.1 + x.2, y: y.0 + y.1 + y.2, z: z.0 + z.1 + z.2)

  // And back.
  static let red = (3.241003275, -1.537398934, -0.498615861)
  static let green = (-0.969224334, 1.875930071, 0.041554224)
  static let blue = (0.055639423, -0.204011202, 1.057148933)
}

/// What is known of each pixel of one picture.
private struct FlipPicture {
  private let width: Int
  /// In linear light, as the eye blurs them.
  private let red, green, blue: [Double]
  /// How strong edges and points are, from 0 to 1.
  private let edges, points: [Double]

  init(_ pixels: UnsafeBufferPointer<UInt32>, _ pair: PixelPair) {
    let count = pixels.count
    var light = [Double](repeating: 0, count: count)
    var (redGreen, blueYellow) = (light, light)
    for place in 0..<count {
      let color = Channels(pixels[place])
      func linear(_ channel: Double) -> Double {
        let value = (channel * color.alpha + 255 * (255 - color.alpha)) / 255
        let index = Int(value)
        let (low, high) = (LinearLight.table[index], LinearLight.table[min(index + 1, 255)])
        return low + (high - low) * (value - Double(index))
      }
      let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
      let x = (Opponent.x.0 * red + Opponent.x.1 * green + Opponent.x.2 * blue) / Opponent.white.x
      let y = (Opponent.y.0 * red + Opponent.y.1 * green + Opponent.y.2 * blue) / Opponent.white.y
      let z = (Opponent.z.0 * red + Opponent.z.1 * green + Opponent.z.2 * blue) / Opponent.white.z
      (light[place], redGreen[place], blueYellow[place]) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
    width = pair.width
    let plane = FlipPlane(width: pair.width, height: pair.height)
    (edges, points) = plane.features(of: light.map { ($0 + 16) / 116 })
    // Contrast sensitivity; table 1.
    light = plane.blurred(light, [(1, 0.0047)])
    redGreen = plane.blurred(redGreen, [(1, 0.0053)])
    blueYellow = plane.blurred(blueYellow, [(34.1, 0.04), (13.5, 0.025)])
    var (reds, greens, blues) = (light, light, light)
    for place in 0..<count {
      let y = (light[place] + 16) / 116
      let (x, z) = ((y + redGreen[place] / 500) * Opponent.white.x, (y - blueYellow[place] / 200) * Opponent.white.z)
      func channel(_ row: (Double, Double, Double)) -> Double {
        min(max(row.0 * x + row.1 * y * Opponent.white.y + row.2 * z, 0), 1)
      }
      (reds[place], greens[place], blues[place]) = (
        channel(Opponent.red), channel(Opponent.green), channel(Opponent.blue)
      )
    }
    (red, green, blue) = (reds, greens, blues)
  }

  @inline(__always)
  func perceived(_ place: Int) -> HuntColor { HuntColor(red: red[place], green: green[place], blue: blue[place]) }

  /// The larger difference of edges and points; equation 7.
  @inline(__always)
  func featureDifference(from other: FlipPicture, _ place: Int) -> Double {
    let largest = max(abs(edges[place] - other.edges[place]), abs(points[place] - other.points[place]))
    return (largest * 0.7071067811865476).squareRoot()
  }
}

/// Filters over a plane of numbers, which goes on beyond its border as it is there.
private struct FlipPlane {
  let width, height: Int

  /// The sum of Gaussians, by their weights and widths in squared degrees; all weights of a sum are 1 together.
  func blurred(_ plane: [Double], _ parts: [(weight: Double, width: Double)]) -> [Double] {
    let square = 9.869604401089358  // Of pi.
    // Of the widest Gaussian of any channel, three times its deviation.
    let reach = Int((3 * (0.04 / (2 * square)).squareRoot() * Flip.pixelsPerDegree).rounded(.up))
    let lines = parts.map { part in
      (0...reach).map { step in
        let degrees = Double(step) / Flip.pixelsPerDegree
        return Powers.exponential(-square * degrees * degrees / part.width)
      }
    }
    func sum(_ line: [Double]) -> Double { 2 * line.dropFirst().reduce(0, +) + line[0] }
    let weights = zip(parts, lines).map { part, line in
      part.weight * (3.141592653589793 / part.width).squareRoot() * sum(line) * sum(line)
    }
    let total = weights.reduce(0, +)
    var result = [Double](repeating: 0, count: plane.count)
    for (weight, line) in zip(weights, lines) {
      let scale = 1 / sum(line)
      let whole = (line.dropFirst().reversed() + line).map { $0 * scale }
      let blurred = vertical(horizontal(plane, whole), whole)
      for place in plane.indices { result[place] += blurred[place] * (weight / total) }
    }
    return result
  }

  /// How strong edges and points are; section 4.2.
  func features(of plane: [Double]) -> (edges: [Double], points: [Double]) {
    // A feature is 0.082 degrees wide.
    let deviation = 0.5 * 0.082 * Flip.pixelsPerDegree
    let steps = Int((3 * deviation).rounded(.up))
    let numbers = (-steps...steps).map(Double.init)
    let bell = numbers.map { Powers.exponential(-$0 * $0 / (2 * deviation * deviation)) }
    /// What is above 0 is 1 together, and what is below -1.
    func normalized(_ line: [Double]) -> [Double] {
      let (above, below) = (line.filter { $0 > 0 }.reduce(0, +), -line.filter { $0 < 0 }.reduce(0, +))
      return line.map { $0 > 0 ? $0 / above : below > 0 ? $0 / below : 0 }
    }
    let smooth = normalized(bell)
    func strength(_ filter: [Double]) -> [Double] {
      let first = vertical(horizontal(plane, filter), smooth)
      let second = vertical(horizontal(plane, smooth), filter)
      return zip(first, second).map { ($0 * $0 + $1 * $1).squareRoot() }
    }
    let edge = normalized(zip(numbers, bell).map { -$0 * $1 })
    let point = normalized(zip(numbers, bell).map { ($0 * $0 / (deviation * deviation) - 1) * $1 })
    return (strength(edge), strength(point))
  }

  private func horizontal(_ plane: [Double], _ weights: [Double]) -> [Double] {
    let reach = weights.count / 2
    var result = [Double](repeating: 0, count: plane.count)
    var line = [Double](repeating: 0, count: width + 2 * reach)
    for y in 0..<height {
      for x in 0..<line.count { line[x] = plane[y * width + min(max(x - reach, 0), width - 1)] }
      for (step, weight) in weights.enumerated() {
        for x in 0..<width { result[y * width + x] += weight * line[x + step] }
      }
    }
    return result
  }

  private func vertical(_ plane: [Double], _ weights: [Double]) -> [Double] {
    let reach = weights.count / 2
    var result = [Double](repeating: 0, count: plane.count)
    for y in 0..<height {
      for (step, weight) in weights.enumerated() {
        let row = min(max(y + step - reach, 0), height - 1) * width
        for x in 0..<width { result[y * width + x] += weight * plane[row + x] }
      }
    }
    return result
  }
}
