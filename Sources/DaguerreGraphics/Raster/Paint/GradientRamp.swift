/// The colours of a linear gradient, at the centres of pixels.
struct GradientRamp {
  /// Channels of a premultiplied colour, or how they change.
  private typealias Channels = SIMD4<Double>

  /// A part of the gradient between two stops.
  private struct Segment {
    let start, end: Double
    let color: Channels
    /// Per unit of the position.
    let slope: Channels
  }

  let isOpaque: Bool
  /// In order; the first begins at minus infinity, the last ends at infinity.
  private let segments: [Segment]
  /// The position along the gradient at the centre of pixel (0, 0), and its change per column and per row.
  private let origin, perColumn, perRow: Double

  init(_ gradient: LinearGradient, in space: GridTransform) throws(InvalidField) {
    let start = Vector(try space.snap(gradient.start, "p0"))
    let end = Vector(try space.snap(gradient.end, "p1"))
    guard let first = gradient.stops.first, let last = gradient.stops.last else {
      throw InvalidField(reason: "stops is empty; a gradient needs at least one")
    }
    var segments: [Segment] = []
    var position = -Double.infinity
    var color = Self.channels(first.color)
    for stop in gradient.stops {
      guard stop.position.isFinite else {
        throw InvalidField(reason: "stops has the position \(stop.position); it must be a number")
      }
      // A stop cannot come before the one it follows.
      let next = max(position, stop.position)
      let nextColor = Self.channels(stop.color)
      if next > position {
        let slope = position.isFinite ? (nextColor - color) / (next - position) : Channels()
        segments.append(Segment(start: position, end: next, color: color, slope: slope))
      }
      (position, color) = (next, nextColor)
    }
    segments.append(Segment(start: position, end: .infinity, color: color, slope: Channels()))

    let axis = end - start
    let squared = axis.x * axis.x + axis.y * axis.y
    if squared > 0 {
      let one = Double(Grid.one)
      perColumn = axis.x * one / squared
      perRow = axis.y * one / squared
      origin = ((one / 2 - start.x) * axis.x + (one / 2 - start.y) * axis.y) / squared
    } else {
      // Everything lies beyond the end.
      segments = [Segment(start: -.infinity, end: .infinity, color: Self.channels(last.color), slope: Channels())]
      (origin, perColumn, perRow) = (0, 0, 0)
    }
    self.segments = segments
    isOpaque = gradient.stops.allSatisfy { $0.color.alpha == 255 }
  }

  private static func channels(_ color: Color) -> Channels {
    let alpha = Double(color.alpha) / 255
    return Channels(
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, Double(color.alpha))
  }

  /// Writes `count` pixels of row `y`, from column `x` on.
  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let first = origin + perRow * Double(y) + perColumn * Double(x)
    var done = 0
    while done < count {
      let position = first + perColumn * Double(done)
      let segment =
        perColumn < 0
        ? segments.last { $0.start < position } ?? segments[0]
        : segments.first { position < $0.end } ?? segments[segments.count - 1]
      // The columns until the segment ends.
      let boundary = perColumn < 0 ? segment.start : segment.end
      let columns = perColumn == 0 ? Double.infinity : ((boundary - first) / perColumn).rounded(.up)
      let end = columns >= Double(count) ? count : max(done + 1, Int(columns))
      let color = segment.start.isFinite ? segment.color + segment.slope * (position - segment.start) : segment.color
      Self.write(to: pixels + done, from: color, step: segment.slope * perColumn, count: end - done)
      done = end
    }
  }

  /// Channels are 8.23 fixed point with a half added: a step is off by at most 2⁻²⁴ levels.
  private static func write(
    to pixels: UnsafeMutablePointer<UInt32>, from color: Channels, step: Channels, count: Int
  ) {
    let one = Double(1 << 23)
    let clamped = color.clamped(lowerBound: Channels(repeating: 0), upperBound: Channels(repeating: 255))
    var value = SIMD4<Int32>((clamped * one).rounded(.toNearestOrEven)) &+ (1 << 22)
    let step = SIMD4<Int32>(
      (step * one).rounded(.toNearestOrEven).clamped(
        lowerBound: Channels(repeating: -2147483648), upperBound: Channels(repeating: 2147483647)))
    for i in 0..<count {
      let bytes = SIMD4<UInt8>(truncatingIfNeeded: value &>> 23)
      pixels[i] = unsafeBitCast(bytes, to: UInt32.self)
      value &+= step
    }
  }
}
