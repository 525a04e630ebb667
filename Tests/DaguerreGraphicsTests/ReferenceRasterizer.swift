import DaguerreGraphics
import Foundation

/// Draws in double precision, slowly: many lines a pixel, blending without rounding.
///
/// Shares nothing with the renderer but the display list, and `CornerRadii.fitted`.
struct ReferenceRasterizer {
  private(set) var width: Int
  private(set) var height: Int
  /// Premultiplied channels of 0...1, row by row.
  private(set) var pixels: [SIMD4<Double>]
  private var clips: [[Double]] = []
  private var effects: [GroupEffect] = []
  /// 1 where the sheet is, 0 beside it.
  private var sheet: [Double] = []
  private var groups: [(pixels: [SIMD4<Double>], clips: [[Double]], opacity: Double)] = []

  /// Lines a pixel; each has its exact length.
  private let lines: Int

  init(_ list: DisplayList, lines: Int = 1024) {
    self.lines = lines
    // What lies beside the sheet may cast a shadow onto it.
    let reach = list.commands.reduce(0) { reach, command in
      switch command {
      case .pushEffect(.blur(let blur)): max(reach, 2 * blur)
      case .pushEffect(.shadow(let shadow)):
        max(reach, 2 * shadow.blur + max(abs(shadow.offset.x), abs(shadow.offset.y)))
      default: reach
      }
    }
    let margin = Int(reach.rounded(.up))
    (width, height) = (Int(list.size.width) + 2 * margin, Int(list.size.height) + 2 * margin)
    let color = Self.premultiplied(list.background)
    pixels = [SIMD4<Double>](repeating: color, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let isInside = x >= margin && x < width - margin && y >= margin && y < height - margin
        sheet.append(isInside ? 1 : 0)
      }
    }
    let move = Placement(movingBy: Point(x: Double(margin), y: Double(margin)))
    for command in list.commands { for moved in command.placed(by: move) { draw(moved) } }
    let all = pixels
    let (fullWidth, sheetWidth) = (width, Int(list.size.width))
    (width, height) = (sheetWidth, Int(list.size.height))
    pixels = (0..<height).flatMap { y in all[((y + margin) * fullWidth + margin)...].prefix(sheetWidth) }
  }

  private static func premultiplied(_ color: Color) -> SIMD4<Double> {
    let alpha = Double(color.alpha) / 255
    let straight = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255
    return straight * alpha
  }

  private mutating func draw(_ command: Command) {
    switch command {
    case .fillRect(let rect, let color): fill(ReferenceShape(box: rect, .zero), color)
    case .fillRoundedRect(let rect, let radii, let color): fill(ReferenceShape(box: rect, radii), color)
    case .border(let border):
      switch border.style {
      case .solid: fill(ReferenceShape(solid: border), border.color)
      case .dashed(let on, let off): fill(ReferenceShape(dashed: border, on: on, off: off), border.color)
      case .dotted(let spacing): fill(ReferenceShape(dotted: border, spacing: spacing), border.color)
      }
    case .shadow(let shadow): blend(coverage(of: shadow)) { _, _ in Self.premultiplied(shadow.color) }
    case .glyphs(let run):
      for glyph in run.glyphs {
        let scale = run.size / run.font.unitsPerEm
        let place = AffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: glyph.origin.x, ty: glyph.origin.y)
        fill(ReferenceShape(run.font.outline(of: glyph.id).transformed(by: place), rule: .nonzero), run.color)
      }
    case .fillPath(let path, let rule, let color): fill(ReferenceShape(path, rule: rule), color)
    case .arc(let arc): fill(ReferenceShape(arc), arc.color)
    case .fillGradient(let gradient): fill(gradient)
    case .image(let fill): self.fill(fill)
    case .pushClip(let rect, let radii):
      let inner = coverage(of: ReferenceShape(box: rect, radii))
      clips.append(clips.last.map { zip($0, inner).map(*) } ?? inner)
    case .popClip: clips.removeLast()
    case .pushOpacity, .pushMask, .pushEffect:
      if case .pushEffect(let effect) = command { effects.append(effect) }
      let opacity = if case .pushOpacity(let opacity) = command { opacity } else { 1.0 }
      // Clips that are open already clip the group, not what is in it.
      groups.append((pixels, clips, opacity))
      clips = []
      pixels = [SIMD4<Double>](repeating: .zero, count: width * height)
    case .popOpacity:
      let group = groups.removeLast()
      let source = pixels
      pixels = group.pixels
      clips = group.clips
      let width = width
      blend([Double](repeating: group.opacity, count: source.count)) { x, y in source[y * width + x] }
    case .popEffect:
      let group = groups.removeLast()
      let source = pixels
      pixels = group.pixels
      clips = group.clips
      let (width, full) = (width, [Double](repeating: 1, count: source.count))
      switch effects.removeLast() {
      case .shadow(let shadow):
        let alpha = blurred(source, shadow.blur, shadow.offset).map { $0[3] }
        blend(alpha) { _, _ in Self.premultiplied(shadow.color) }
        blend(full) { x, y in source[y * width + x] }
      case .blur(let blur):
        let blurred = blurred(source, blur, .zero)
        blend(full) { x, y in blurred[y * width + x] }
      case .backdropBlur(let blur):
        // As if there were nothing beyond the sheet.
        let counted = sheet.map { SIMD4<Double>(repeating: $0) }
        let shares = blurred(counted, blur, .zero)
        let below = zip(pixels, sheet).map { $0 * $1 }
        let blurred = zip(blurred(below, blur, .zero), shares).map { $0 / max($1[3], 1e-9) }
        for index in pixels.indices {
          let part = source[index][3] * (clips.last?[index] ?? 1)
          pixels[index] += (blurred[index] - pixels[index]) * part
        }
      case .blend(let mode):
        for index in pixels.indices {
          pixels[index] = ReferenceBlend.blend(source[index] * (clips.last?[index] ?? 1), pixels[index], mode)
        }
      case .composite(let mode):
        for index in pixels.indices {
          let result = ReferenceBlend.composite(source[index], pixels[index], mode)
          pixels[index] += (result - pixels[index]) * (clips.last?[index] ?? 1)
        }
      }
    case .popMask:
      let group = groups.removeLast()
      let mask = pixels
      pixels = group.pixels
      clips = group.clips
      for index in pixels.indices { pixels[index] *= 1 - (clips.last?[index] ?? 1) * (1 - mask[index][3]) }
    }
  }

  private mutating func fill(_ shape: ReferenceShape, _ color: Color) {
    blend(coverage(of: shape)) { _, _ in Self.premultiplied(color) }
  }

  private mutating func blend(_ coverage: [Double], _ color: (Int, Int) -> SIMD4<Double>) {
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        let amount = coverage[index] * (clips.last?[index] ?? 1)
        guard amount > 0 else { continue }
        let source = color(x, y) * amount
        pixels[index] = source + pixels[index] * (1 - source[3])
      }
    }
  }

  private mutating func fill(_ gradient: GradientFill) {
    let stops = gradient.stops
    blend(coverage(of: ReferenceShape(box: gradient.rect, gradient.radii))) { x, y in
      let t = Self.position(Double(x) + 0.5, Double(y) + 0.5, gradient.geometry)
      guard let next = stops.firstIndex(where: { t < $0.position }) else {
        return Self.premultiplied(stops[stops.count - 1].color)
      }
      guard next > 0 else { return Self.premultiplied(stops[0].color) }
      let (a, b) = (stops[next - 1], stops[next])
      let part = (t - a.position) / (b.position - a.position)
      return Self.premultiplied(a.color) * (1 - part) + Self.premultiplied(b.color) * part
    }
  }

  private mutating func fill(_ fill: ImageFill) {
    let (map, image) = (fill.transform.affine, fill.image)
    let edge = Path(roundedRect: Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height)))
    blend(coverage(of: ReferenceShape(edge.transformed(by: map), rule: .nonzero))) { x, y in
      // Cramer's rule.
      let (u, v) = (Double(x) + 0.5 - map.tx, Double(y) + 0.5 - map.ty)
      let determinant = map.a * map.d - map.b * map.c
      let place = Point(x: (u * map.d - v * map.c) / determinant, y: (v * map.a - u * map.b) / determinant)
      let isUpright = map.b == 0 && map.c == 0
      let reach = isUpright ? (max(1, abs(1 / map.a)), max(1, abs(1 / map.d))) : (1, 1)
      var (sum, total) = (SIMD4<Double>.zero, 0.0)
      for row in 0..<image.height {
        for column in 0..<image.width {
          let away = (
            min(max(place.x, 0), Double(image.width)) - Double(column) - 0.5,
            min(max(place.y, 0), Double(image.height)) - Double(row) - 0.5
          )
          let weight = max(0, reach.0 - abs(away.0)) * max(0, reach.1 - abs(away.1))
          let pixel = image.bitmap[column, row]
          let channels = SIMD4<UInt32>(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 0xFF
          let shares = SIMD4<Double>(channels) / 255
          total += weight
          sum += weight * shares
        }
      }
      let color = sum / total
      return fill.tint.map { Self.premultiplied($0) * color[3] } ?? color
    }
  }

  private static func position(_ x: Double, _ y: Double, _ geometry: GradientGeometry) -> Double {
    func distance(to center: Point) -> Point {
      // Of the place p on the plane with x (across p.x + down p.y + distance) = a p.x + c p.y + tx, and the like of y, by
      // Cramer's rule.
      let map = geometry.transform
      let (u, v) = (x * map.distance - map.affine.tx, y * map.distance - map.affine.ty)
      let (a, b) = (map.affine.a - x * map.across, map.affine.b - y * map.across)
      let (c, d) = (map.affine.c - x * map.down, map.affine.d - y * map.down)
      let determinant = a * d - b * c
      return Point(x: (u * d - v * c) / determinant - center.x, y: (v * a - u * b) / determinant - center.y)
    }
    switch geometry.shape {
    case .linear(let start, let end):
      let axis = Point(x: end.x - start.x, y: end.y - start.y)
      let away = distance(to: start)
      return (away.x * axis.x + away.y * axis.y) / (axis.x * axis.x + axis.y * axis.y)
    case .radial(let circles):
      let away = distance(to: circles.center)
      if let focus = circles.focus {
        return position(away, Point(x: circles.center.x - focus.x, y: circles.center.y - focus.y), circles)
      }
      return (hypot(away.x, away.y) - circles.startRadius) / (circles.endRadius - circles.startRadius)
    case .conic(let angles):
      let away = distance(to: angles.center)
      let angle = atan2(away.y, away.x) * 180 / .pi
      // Seen from behind, a gradient that runs anticlockwise runs clockwise.
      let sense = angles.end < angles.start ? -1.0 : 1.0
      let (low, high) = (angles.start * sense, angles.end * sense)
      // The last turn of the angle that lies within, or half of the rest before or after.
      let rest = max(0, 360 - (high - low)) / 2
      let turned = angle * sense + 360 * ((high + rest - angle * sense) / 360).rounded(.down)
      return (min(max(turned, low), high) - low) / (high - low)
    }
  }

  /// The position whose circle meets a point, by halving: all of later ones enclose it.
  private static func position(_ away: Point, _ step: Point, _ circles: GradientGeometry.Circles) -> Double {
    var (low, high) = (-circles.startRadius / (circles.endRadius - circles.startRadius), 1000.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      let radius = circles.startRadius + middle * (circles.endRadius - circles.startRadius)
      let isInside = hypot(away.x + (1 - middle) * step.x, away.y + (1 - middle) * step.y) < radius
      if isInside { high = middle } else { low = middle }
    }
    return low
  }

  /// The part of each pixel that a shape covers.
  private func coverage(of shape: ReferenceShape) -> [Double] {
    var edges: [(x: Double, y0: Double, y1: Double, slope: Double, sign: Int)] = []
    for contour in shape.contours where contour.count > 1 {
      for (a, b) in zip(contour, contour.dropFirst() + [contour[0]]) where a.y != b.y {
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        edges.append((top.x, top.y, bottom.y, (bottom.x - top.x) / (bottom.y - top.y), a.y < b.y ? 1 : -1))
      }
    }
    var result = [Double](repeating: 0, count: width * height)
    for row in 0..<height {
      let near = edges.filter { $0.y1 > Double(row) && $0.y0 < Double(row + 1) }
      guard !near.isEmpty else { continue }
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        let crossings = near.filter { $0.y0 <= y && y < $0.y1 }
          .map { (x: $0.x + (y - $0.y0) * $0.slope, sign: $0.sign) }.sorted { $0.x < $1.x }
        var winding = 0
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
          winding += crossing.sign
          let isInside = shape.rule == .nonzero ? winding != 0 : winding & 1 != 0
          guard isInside, next.x > 0, crossing.x < Double(width) else { continue }
          let (left, right) = (max(crossing.x, 0), min(next.x, Double(width)))
          for x in Int(left)..<max(Int(left), Int(right.rounded(.up))) {
            let part = min(right, Double(x + 1)) - max(left, Double(x))
            result[row * width + x] += part / Double(lines)
          }
        }
      }
    }
    return result
  }

  /// Squares of colour, each blurred and averaged over pixels, in both directions.
  private func blurred(_ source: [SIMD4<Double>], _ blur: Double, _ offset: Point) -> [SIMD4<Double>] {
    let deviation = blur / 2
    func integral(_ x: Double) -> Double {
      let z = x / deviation
      return deviation * (z * 0.5 * (1 + erf(z / 2.0.squareRoot())) + exp(-z * z / 2) / (2 * .pi).squareRoot())
    }
    func weight(_ distance: Int) -> Double {
      let x = Double(distance)
      return deviation > 0 ? integral(x + 1) - 2 * integral(x) + integral(x - 1) : distance == 0 ? 1 : 0
    }
    let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    let weights = (0...max(width, height) + max(abs(dx), abs(dy))).map(weight)
    var rows = [SIMD4<Double>](repeating: .zero, count: width * height)
    for index in source.indices where source[index][3] > 0 {
      let (y, other) = (index / width, index % width)
      for x in 0..<width { rows[y * width + x] += source[index] * weights[abs(x - dx - other)] }
    }
    var result = [SIMD4<Double>](repeating: .zero, count: width * height)
    for y in 0..<height {
      for other in 0..<height {
        let weight = weights[abs(y - dy - other)]
        for x in 0..<width { result[y * width + x] += rows[other * width + x] * weight }
      }
    }
    return result
  }

  /// A blurred box: thin strips, each an integral of the normal distribution in both directions.
  private func coverage(of shadow: Shadow) -> [Double] {
    let rect = shadow.rect.inset(by: -shadow.spread).offset(dx: shadow.offset.x, dy: shadow.offset.y)
    let radii = ReferenceShape.grown(shadow.radii, shadow.rect, by: shadow.spread)
    let deviation = shadow.blur / 2
    func cumulative(_ z: Double) -> Double { 0.5 * (1 + erf(z / 2.0.squareRoot())) }
    func integral(_ z: Double) -> Double { z * cumulative(z) + exp(-z * z / 2) / (2 * .pi).squareRoot() }
    /// The part of pixel `cell` beyond an edge, once blurred.
    func beyond(_ edge: Double, _ cell: Int) -> Double {
      deviation * (integral((Double(cell + 1) - edge) / deviation) - integral((Double(cell) - edge) / deviation))
    }
    func free(_ radius: Double, _ depth: Double) -> Double {
      let y = radius - depth
      return y > 0 ? radius - (radius * radius - y * y).squareRoot() : 0
    }
    let strips = 1000
    var result = [Double](repeating: 0, count: width * height)
    for strip in 0..<strips {
      let top = rect.height * Double(strip) / Double(strips)
      let bottom = rect.height * Double(strip + 1) / Double(strips)
      let middle = (top + bottom) / 2
      let left = rect.minX + max(free(radii.topLeft, middle), free(radii.bottomLeft, rect.height - middle))
      let right = rect.maxX - max(free(radii.topRight, middle), free(radii.bottomRight, rect.height - middle))
      let columns = (0..<width).map { beyond(left, $0) - beyond(right, $0) }
      for y in 0..<height {
        let weight = beyond(rect.minY + top, y) - beyond(rect.minY + bottom, y)
        for x in 0..<width { result[y * width + x] += weight * columns[x] }
      }
    }
    return result
  }
}
