/// The net of a ``MeshGradient``.
struct GradientMesh: Sendable {
  let width: Int
  let height: Int
  /// In shares of what is filled.
  let points: [SIMD2<Double>]
  /// Red, green, blue and opacity, each to 255.
  let colors: [SIMD4<Double>]
  let background: Color
  let isSmooth: Bool

  /// Pieces that stand for a curve between two points.
  private static let pieces = 12
  /// How far rows reach beyond what is filled, in points.
  private static let margin = 4.0

  private func isOpaque(_ field: [Color?]) -> Bool { field.allSatisfy { ($0 ?? background).alpha == 255 } }

  private struct Corner {
    var place: SIMD2<Double>
    var color: SIMD4<Double>
  }

  /// Gradients from left to right, one below the other, with some more around a rectangle.
  ///
  /// - Parameter room: where the net lies.
  func rows(in room: Rect, covering rect: Rect) -> [GradientFill] {
    guard !points.isEmpty, !colors.isEmpty, room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite
    else { return [] }
    let left = min(room.minX, rect.minX) - Self.margin, right = max(room.maxX, rect.maxX) + Self.margin
    // Whole points, so that rows meet between pixels.
    let step = max((room.height / 512).rounded(.up), 2)
    let count = Int((room.height / step).rounded(.up))
    let columns = Int(min((room.width / 8).rounded(.up), 128))
    let field = field(columns: columns, rows: count, scale: SIMD2(Double(columns), room.height / step))
    // Where they do not, the ground must not be seen between them, unless it is seen through them as well.
    let overlap = isOpaque(field) ? step / 2 : 0
    return (0..<count).map { row in
      let top = row == 0 ? min(room.minY, rect.minY) - Self.margin : room.minY + Double(row) * step
      let bottom =
        row == count - 1 ? max(room.maxY, rect.maxY) + Self.margin : room.minY + Double(row + 1) * step + overlap
      return GradientFill(
        rect: Rect(x: left, y: top, width: right - left, height: bottom - top),
        start: Point(x: room.minX, y: top), end: Point(x: room.maxX, y: top),
        stops: (0...columns).map { column in
          .init(
            position: Double(column) / Double(columns), color: field[row * (columns + 1) + column] ?? background)
        })
    }
  }

  /// The colours in the middle of rows, at the ends of columns; nil where the net does not reach.
  ///
  /// - Parameter scale: columns and rows that a net as large as what is filled spans.
  private func field(columns: Int, rows: Int, scale: SIMD2<Double>) -> [Color?] {
    var field = [Color?](repeating: nil, count: rows * (columns + 1))
    let across = (width - 1) * Self.pieces
    let corners = (0...(height - 1) * Self.pieces).map { line in
      (0...across).map { corner(Double($0) / Double(Self.pieces), Double(line) / Double(Self.pieces)) }
    }
    func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
      let half = SIMD2(0, 0.5)
      let (pa, pb, pc) = (a.place * scale - half, b.place * scale - half, c.place * scale - half)
      let area = cross(pb - pa, pc - pa)
      guard area != 0, area.isFinite else { return }
      let (xs, ys) = ([pa.x, pb.x, pc.x], [pa.y, pb.y, pc.y])
      for row in whole(ys, below: rows) {
        for column in whole(xs, below: columns + 1) {
          let place = SIMD2(Double(column), Double(row))
          let (wb, wc) = (cross(place - pa, pc - pa) / area, cross(pb - pa, place - pa) / area)
          guard wb >= -1e-9, wc >= -1e-9, wb + wc <= 1 + 1e-9 else { continue }
          field[row * (columns + 1) + column] = Self.color(a.color * (1 - wb - wc) + b.color * wb + c.color * wc)
        }
      }
    }
    for (upper, lower) in zip(corners, corners.dropFirst()) {
      for column in 0..<across {
        fill(upper[column], upper[column + 1], lower[column])
        fill(lower[column + 1], upper[column + 1], lower[column])
      }
    }
    return field
  }

  private func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

  /// The whole numbers from the least to the greatest of some, from 0 on.
  private func whole(_ values: [Double], below end: Int) -> Range<Int> {
    let least = max((values.min() ?? 0) - 1e-9, 0).rounded(.up)
    let most = min((values.max() ?? 0) + 1e-9, Double(end - 1)).rounded(.down)
    return least <= most ? Int(least)..<Int(most) + 1 : 0..<0
  }

  /// Where a place of the net lies, and its colour.
  private func corner(_ column: Double, _ row: Double) -> Corner {
    let (curvedX, curvedY) = (Self.curved(column, width), Self.curved(row, height))
    let (evenX, evenY) = isSmooth ? (curvedX, curvedY) : (Self.even(column, width), Self.even(row, height))
    var corner = Corner(place: .zero, color: .zero)
    for (y, shareY) in curvedY {
      for (x, shareX) in curvedX {
        let share: Double = shareX * shareY
        corner.place += points[min(y * width + x, points.count - 1)] * share
      }
    }
    for (y, shareY) in evenY {
      for (x, shareX) in evenX {
        let share: Double = shareX * shareY
        corner.color += colors[min(y * width + x, colors.count - 1)] * share
      }
    }
    return corner
  }

  /// How much the points of a line count at a place, along a curve through all of them.
  private static func curved(_ place: Double, _ count: Int) -> [(index: Int, share: Double)] {
    let index = min(Int(place), count - 2)
    let t = place - Double(index)
    var shares = [Int: Double]()
    func add(_ index: Int, _ share: Double) { shares[index, default: 0] += share }
    // Beyond the ends the line goes on as it is there: twice the last point less the one before.
    func addEverywhere(_ index: Int, _ share: Double) {
      if index < 0 {
        add(0, 2 * share)
        add(1, -share)
      } else if index >= count {
        add(count - 1, 2 * share)
        add(count - 2, -share)
      } else {
        add(index, share)
      }
    }
    addEverywhere(index - 1, (-t * t * t + 2 * t * t - t) / 2)
    addEverywhere(index, (3 * t * t * t - 5 * t * t + 2) / 2)
    addEverywhere(index + 1, (-3 * t * t * t + 4 * t * t + t) / 2)
    addEverywhere(index + 2, (t * t * t - t * t) / 2)
    return shares.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// How much the two points beside a place count there.
  private static func even(_ place: Double, _ count: Int) -> [(index: Int, share: Double)] {
    let index = min(Int(place), count - 2)
    let share = place - Double(index)
    return [(index, 1 - share), (index + 1, share)]
  }

  private static func color(_ parts: SIMD4<Double>) -> Color {
    let bytes = parts.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)).rounded(.toNearestOrAwayFromZero)
    return Color(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z), alpha: UInt8(bytes.w))
  }
}
