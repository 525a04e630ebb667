/// The colours of a gradient, at the centres of pixels.
struct GradientRamp {
  /// Channels of a premultiplied colour, or how they change.
  private typealias Channels = SIMD4<Double>

  /// A part of the gradient between two stops.
  private struct Segment {
    let start, end: Double
    let color: Channels
    /// Per unit of the position.
    let slope: Channels
    /// Whether there is one colour from start to end.
    let isEven: Bool

    init(start: Double, end: Double, color: Channels, slope: Channels) {
      (self.start, self.end, self.color, self.slope) = (start, end, color, slope)
      isEven = slope == Channels()
    }

    func color(at position: Double) -> Channels {
      start.isFinite && position.isFinite ? color + slope * (position - start) : color
    }

    /// The bytes of four colours, with red in the lowest of each.
    ///
    /// Channels are rounded to 8.23 fixed point and have a half added, as in rows that change evenly. Positions of this
    /// part need no bounds: they are off by far less than what is rounded.
    @inline(__always) func colors(at positions: Quad) -> SIMD4<UInt32> {
      // Beyond the first and the last stop nothing changes.
      let passed = isEven ? Quad() : positions - start
      func byte(_ channel: Int) -> SIMD4<UInt64> {
        let value = (color[channel] + slope[channel] * passed) * Double(1 << 23) + (roundingBias + Double(1 << 22))
        return unsafeBitCast(value, to: SIMD4<UInt64>.self) &>> 23 & 0xFF
      }
      return SIMD4(truncatingIfNeeded: byte(0) | byte(1) &<< 8 | byte(2) &<< 16 | byte(3) &<< 24)
    }

    @inline(__always) func contains(_ positions: Quad) -> Bool {
      let isInside = unsafeBitCast(positions .>= start .& positions .< end, to: SIMD4<Int64>.self)
      return isInside[0] & isInside[1] & isInside[2] & isInside[3] != 0
    }
  }

  /// Stops that are closer than this are at the same place: a slope between them would not be a number.
  private static let shortestSegment = 1e-9

  /// Columns of a table that are computed together, a power of two.
  private static let tableStep = 64

  let isOpaque: Bool
  /// The colours of row 0 from a column on, far enough for all rows, where each row is the one above it moved.
  private var table: [UInt32] = []
  private var tableStart = 0
  /// By how many columns a row is moved to the left of the one above it.
  private var slant = 0
  /// In order; the first begins at minus infinity, the last ends at infinity.
  private let segments: [Segment]
  /// The position along a linear gradient at the centre of pixel (0, 0), and its change per column and per row.
  private let origin, perColumn, perRow: Double
  /// Of a gradient that changes evenly along no row; nil for lines of the sheet.
  private var plane: GradientPlane?

  init(_ gradient: GradientFill, in space: GridTransform) throws(InvalidField) {
    guard let first = gradient.stops.first, let last = gradient.stops.last else {
      throw InvalidField(reason: "stops is empty; a gradient needs at least one")
    }
    isOpaque = gradient.stops.allSatisfy { $0.color.alpha == 255 }
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
      if next - position > Self.shortestSegment {
        let slope = position.isFinite ? (nextColor - color) / (next - position) : Channels()
        segments.append(Segment(start: position, end: next, color: color, slope: slope))
      }
      (position, color) = (next, nextColor)
    }
    segments.append(Segment(start: position, end: .infinity, color: color, slope: Channels()))

    guard case .linear(let from, let to) = gradient.geometry.shape, gradient.geometry.transform.isIdentity else {
      plane = try GradientPlane(gradient.geometry, in: space)
      self.segments = segments
      (origin, perColumn, perRow) = (0, 0, 0)
      return
    }
    let start = Vector(try space.snap(from, "p0"))
    let axis = Vector(try space.snap(to, "p1")) - start
    let squared = axis.x * axis.x + axis.y * axis.y
    if squared > 0 {
      let one = Double(Fixed.one)
      perColumn = axis.x * one / squared
      perRow = axis.y * one / squared
      origin = ((one / 2 - start.x) * axis.x + (one / 2 - start.y) * axis.y) / squared
    } else {
      // Everything lies beyond the end.
      segments = [Segment(start: -.infinity, end: .infinity, color: Self.channels(last.color), slope: Channels())]
      (origin, perColumn, perRow) = (0, 0, 0)
    }
    self.segments = segments
  }

  /// Prepares for all pixels of `bounds`, if that pays: colours of a horizontal gradient are the same in
  /// every row, those of a diagonal one move.
  ///
  /// - Parameter rows: how many rows are filled, in sight or not, so that all bands of a sheet have the same colours.
  mutating func tabulate(_ bounds: PixelRect, of rows: Int) {
    guard plane == nil else { return }
    let ratio = perRow / perColumn
    guard ratio.rounded(.toNearestOrEven) == ratio, abs(ratio) <= 4, !bounds.isEmpty, rows > 4 else { return }
    slant = Int(ratio)
    let shifts = (slant * bounds.y0, slant * (bounds.y1 - 1))
    let start = bounds.x0 + min(shifts.0, shifts.1)
    // Where a diagonal one begins depends on the rows in sight, on which the last bit of a colour must not.
    let length = slant == 0 ? bounds.width : Self.tableStep
    tableStart = slant == 0 ? start : start & -length
    let count = bounds.width + abs(shifts.1 - shifts.0) + start - tableStart
    let ramp = self
    table = [UInt32](unsafeUninitializedCapacity: count) { table, initialized in
      if let base = table.baseAddress {
        for first in stride(from: 0, to: count, by: length) {
          ramp.compute(base + first, x: tableStart + first, y: 0, count: min(length, count - first))
        }
      }
      initialized = count
    }
  }

  private static func channels(_ color: Color) -> Channels {
    let alpha = Double(color.alpha) / 255
    return Channels(
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, Double(color.alpha))
  }

  /// Writes `count` pixels of row `y`, from column `x` on.
  func write(to pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if let plane { return compute(pixels, x: x, y: y, count: count, plane) }
    if table.isEmpty { return compute(pixels, x: x, y: y, count: count) }
    table.withUnsafeBufferPointer { table in
      pixels.update(from: table.baseAddress.unsafelyUnwrapped + (x + slant * y - tableStart), count: count)
    }
  }

  private func compute(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let first = origin + perRow * Double(y) + perColumn * Double(x)
    var done = 0
    while done < count {
      let position = first + perColumn * Double(done)
      let segment = segment(at: position)
      // The columns until the segment ends.
      let boundary = perColumn < 0 ? segment.start : segment.end
      let columns = perColumn == 0 ? Double.infinity : ((boundary - first) / perColumn).rounded(.up)
      let end = columns >= Double(count) ? count : max(done + 1, Int(max(columns, 0)))
      let color = segment.color(at: position)
      Self.write(to: pixels + done, from: color, step: segment.slope * perColumn, count: end - done)
      done = end
    }
  }

  /// Each pixel by itself, four at a time.
  private func compute(
    _ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, _ plane: GradientPlane
  ) {
    var segment = segments[0]
    var x = Quad(0, 1, 2, 3) + (Double(x) + 0.5)
    for first in stride(from: 0, to: count, by: 4) {
      var positions = plane.positions(x: x, y: Double(y) + 0.5)
      // Of maps so extreme that there is no number.
      positions.replace(with: 0, where: positions .!= positions)
      x += 4
      var colors = segment.colors(at: positions)
      if !segment.contains(positions) {
        for lane in 0..<4 {
          let position = positions[lane]
          if position < segment.start || position >= segment.end { segment = self.segment(at: position) }
          colors[lane] = segment.colors(at: Quad(repeating: position))[0]
        }
      }
      if first + 4 <= count {
        UnsafeMutableRawPointer(pixels + first).storeBytes(of: colors, as: SIMD4<UInt32>.self)
      } else {
        for lane in 0..<(count - first) { pixels[first + lane] = colors[lane] }
      }
    }
  }

  /// The part of the gradient at a position; where two meet, the one that a row goes on to.
  private func segment(at position: Double) -> Segment {
    // There may be more of them than pixels, so they are found by bisection.
    var (low, high) = (0, segments.count - 1)
    while low < high {
      if perColumn < 0 {
        let middle = (low + high + 1) / 2
        if segments[middle].start < position { low = middle } else { high = middle - 1 }
      } else {
        let middle = (low + high) / 2
        if position < segments[middle].end { high = middle } else { low = middle + 1 }
      }
    }
    return segments[low]
  }

  /// Channels are 8.23 fixed point with a half added: a step is off by at most 2⁻²⁴ levels.
  private static func write(
    to pixels: UnsafeMutablePointer<UInt32>, from color: Channels, step: Channels, count: Int
  ) {
    func fixed(_ value: Double, _ limit: Double) -> Int32 {
      Int32((min(max(value, -limit), limit) * Double(1 << 23)).rounded(.toNearestOrEven))
    }
    var value = SIMD4<Int32>()
    var change = SIMD4<Int32>()
    for channel in 0..<4 {
      value[channel] = fixed(max(color[channel], 0), 255) &+ (1 << 22)
      change[channel] = fixed(step[channel], 255)
    }
    let step = change
    func bytes(_ a: SIMD4<Int32>, _ b: SIMD4<Int32>) -> SIMD8<UInt16> {
      SIMD8(truncatingIfNeeded: SIMD8<Int32>(lowHalf: a, highHalf: b) &>> 23)
    }
    var i = 0
    while i &+ 4 <= count {
      let second = value &+ step
      let third = second &+ step
      let fourth = third &+ step
      let four = SIMD16(lowHalf: bytes(value, second), highHalf: bytes(third, fourth))
      UnsafeMutableRawPointer(pixels + i)
        .storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: four), as: SIMD16<UInt8>.self)
      value = fourth &+ step
      i &+= 4
    }
    while i < count {
      pixels[i] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: value &>> 23), to: UInt32.self)
      value &+= step
      i &+= 1
    }
  }
}
