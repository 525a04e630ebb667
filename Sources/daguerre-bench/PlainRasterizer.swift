import DaguerreGraphics
import Foundation

/// What a general rasterizer does without special cases: every shape becomes polygons, coverage comes from 16 lines a
/// pixel, every pixel of a shape is blended on its own, nothing is kept.
struct PlainRasterizer {
  private static let lines = 16

  private let width: Int
  private let height: Int
  private var pixels: [SIMD4<Float>]
  private var clips: [[Float]] = []

  /// Groups are drawn as if they were opaque.
  static func draw(_ list: DisplayList) -> [SIMD4<Float>] {
    var rasterizer = PlainRasterizer(list)
    for command in list.commands { rasterizer.draw(command) }
    return rasterizer.pixels
  }

  private init(_ list: DisplayList) {
    width = Int(list.size.width)
    height = Int(list.size.height)
    pixels = [SIMD4<Float>](repeating: Self.channels(list.background), count: width * height)
  }

  /// Premultiplied, 0...1.
  private static func channels(_ color: Color) -> SIMD4<Float> {
    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 255) * (Float(color.alpha) / (255 * 255))
  }

  private mutating func draw(_ command: Command) {
    switch command {
    case .fillRect(let rect, let color): fill([PlainShapes.box(rect, .zero)], color)
    case .fillRoundedRect(let rect, let radii, let color): fill([PlainShapes.box(rect, radii)], color)
    case .border(let border): fill(PlainShapes.border(border), border.color)
    case .arc(let arc): fill(PlainShapes.arc(arc), arc.color)
    case .fillPath(let path, let rule, let color): fill(PlainShapes.polygons(path), color, rule)
    case .glyphs(let run):
      let scale = run.size / run.font.unitsPerEm
      for glyph in run.glyphs {
        let place = AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: glyph.origin.x, ty: glyph.origin.y)
        fill(PlainShapes.polygons(run.font.outline(of: glyph.id).transformed(by: place)), run.color)
      }
    case .shadow(let shadow): blur(shadow)
    case .fillGradient(let gradient):
      // Scenes have no other ones.
      guard case .linear(let start, let end) = gradient.geometry.shape else { return }
      let axis = Point(x: end.x - start.x, y: end.y - start.y)
      let squared = axis.x * axis.x + axis.y * axis.y
      let stops = gradient.stops.map { (Float($0.position), Self.channels($0.color)) }
      cover([PlainShapes.box(gradient.rect, gradient.radii)], .nonzero) { x, y in
        let dot = (Double(x) + 0.5 - start.x) * axis.x + (Double(y) + 0.5 - start.y) * axis.y
        let t = Float(dot / squared)
        guard let next = stops.firstIndex(where: { t < $0.0 }) else { return stops[stops.count - 1].1 }
        guard next > 0 else { return stops[0].1 }
        let part = (t - stops[next - 1].0) / (stops[next].0 - stops[next - 1].0)
        return stops[next - 1].1 * (1 - part) + stops[next].1 * part
      }
    case .pushClip(let rect, let radii):
      let outer = clips.last
      var mask = [Float](repeating: 0, count: width * height)
      scan([PlainShapes.box(rect, radii)], .nonzero) { index, coverage in
        mask[index] = coverage * (outer?[index] ?? 1)
      }
      clips.append(mask)
    case .popClip: clips.removeLast()
    // Scenes have none of these.
    case .image, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: break
    }
  }

  private mutating func fill(_ polygons: [[Point]], _ color: Color, _ rule: FillRule = .nonzero) {
    let channels = Self.channels(color)
    cover(polygons, rule) { _, _ in channels }
  }

  private mutating func cover(_ polygons: [[Point]], _ rule: FillRule, _ color: (Int, Int) -> SIMD4<Float>) {
    let clip = clips.last
    var target = pixels
    pixels = []
    scan(polygons, rule) { index, coverage in
      let source = color(index % width, index / width) * (coverage * (clip?[index] ?? 1))
      target[index] = source + target[index] * (1 - source[3])
    }
    pixels = target
  }

  /// Gives the coverage of every pixel that polygons touch.
  private func scan(_ polygons: [[Point]], _ rule: FillRule, _ body: (Int, Float) -> Void) {
    var edges: [(x: Double, y0: Double, y1: Double, slope: Double, sign: Int)] = []
    for polygon in polygons where polygon.count > 2 {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where a.y != b.y {
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        edges.append((top.x, top.y, bottom.y, (bottom.x - top.x) / (bottom.y - top.y), a.y < b.y ? 1 : -1))
      }
    }
    edges.sort { $0.y0 < $1.y0 }
    guard let first = edges.first, let last = edges.map(\.y1).max() else { return }
    var coverage = [Float](repeating: 0, count: width + 1)
    let firstRow = max(0, Int(first.y0.rounded(.down)))
    for row in firstRow..<max(firstRow, min(height, Int(last.rounded(.up)))) {
      var (left, right) = (width, 0)
      let near = edges.filter { $0.y1 > Double(row) && $0.y0 < Double(row + 1) }
      for line in 0..<Self.lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(Self.lines)
        let crossings = near.filter { $0.y0 <= y && y < $0.y1 }.map { ($0.x + (y - $0.y0) * $0.slope, $0.sign) }
          .sorted { $0.0 < $1.0 }
        var winding = 0
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
          winding += crossing.1
          guard rule == .nonzero ? winding != 0 : winding & 1 != 0 else { continue }
          let (x0, x1) = (max(0, crossing.0), min(Double(width), next.0))
          guard x0 < x1 else { continue }
          left = min(left, Int(x0))
          right = max(right, min(width, Int(x1) + 1))
          for x in Int(x0)..<min(width, Int(x1) + 1) {
            coverage[x] += Float(min(x1, Double(x + 1)) - max(x0, Double(x))) / Float(Self.lines)
          }
        }
      }
      for x in left..<max(left, right) {
        body(row * width + x, coverage[x])
        coverage[x] = 0
      }
    }
  }

  /// Coverage, then a gaussian along rows, then along columns.
  private mutating func blur(_ shadow: Shadow) {
    let rect = shadow.rect.inset(by: -shadow.spread).offset(dx: shadow.offset.x, dy: shadow.offset.y)
    let deviation = max(0.1, shadow.blur / 2)
    let reach = Int((3 * deviation).rounded(.up))
    let kernel = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * deviation * deviation))) }
    let sum = kernel.reduce(0, +)
    let x0 = max(0, Int(rect.minX) - reach)
    let y0 = max(0, Int(rect.minY) - reach)
    let x1 = max(x0, min(width, Int(rect.maxX) + reach + 1))
    let y1 = max(y0, min(height, Int(rect.maxY) + reach + 1))
    var mask = [Float](repeating: 0, count: width * height)
    scan([PlainShapes.box(rect, shadow.radii)], .nonzero) { mask[$0] = $1 }
    for stride in [1, width] {
      let source = mask
      for y in y0..<y1 {
        for x in x0..<x1 {
          let (position, end) = stride == 1 ? (x, width) : (y, height)
          var total: Float = 0
          for offset in max(-reach, -position)...min(reach, end - 1 - position) {
            total += source[y * width + x + offset * stride] * kernel[offset + reach]
          }
          mask[y * width + x] = total / sum
        }
      }
    }
    let color = Self.channels(shadow.color)
    for y in y0..<y1 {
      for x in x0..<x1 {
        let index = y * width + x
        let source = color * (mask[index] * (clips.last?[index] ?? 1))
        pixels[index] = source + pixels[index] * (1 - source[3])
      }
    }
  }
}
