extension Command {
  /// The command as it is drawn through a map that turns or stretches: as paths, and groups of them.
  func transformed(by placement: Placement) -> [Command] {
    let map = placement.transform
    func fill(_ path: Path, _ color: Color, _ rule: FillRule = .nonzero) -> Command {
      .fillPath(path.transformed(by: map), rule, color)
    }
    switch self {
    case .fillRect(let rect, _) where rect.isEmpty, .fillRoundedRect(let rect, _, _) where rect.isEmpty: return []
    case .fillRect(let rect, let color): return [fill(Path(roundedRect: rect), color)]
    case .fillRoundedRect(let rect, let radii, let color): return [fill(Path(roundedRect: rect, radii: radii), color)]
    case .border(let border): return border.outline.map { [fill($0, border.color, border.rule)] } ?? []
    case .shadow(let shadow):
      guard let outline = shadow.outline else { return [] }
      return [.pushEffect(.blur(shadow.blur * placement.scale)), fill(outline, shadow.color), .popEffect]
    case .glyphs(let run): return run.outlines(placedBy: map)
    case .fillPath(let path, let rule, let color): return [fill(path, color, rule)]
    case .arc(let arc): return [fill(arc.outline, arc.color)]
    case .fillGradient(var gradient):
      guard !gradient.rect.isEmpty, let geometry = gradient.geometry.transformed(by: map) else { return [] }
      let shape = fill(Path(roundedRect: gradient.rect, radii: gradient.radii), .black)
      gradient.geometry = geometry
      gradient.rect = placement.apply(gradient.rect)
      return [.pushOpacity(1), .fillGradient(gradient.surrounded), .pushMask, shape, .popMask, .popOpacity]
    case .image(let fill): return [.image(fill.placed(by: map))]
    case .pushEffect(let effect): return [.pushEffect(effect.placed(by: placement))]
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .popEffect: return [self]
    }
  }
}

extension Rect {
  /// The path of a box that grows by a distance, and its radii above 0 with it; nil where there is no area then.
  fileprivate func outline(_ radii: CornerRadii, grownBy distance: Double) -> Path? {
    let grown = inset(by: -distance)
    guard !isInverted, !grown.isEmpty else { return nil }
    return Path(roundedRect: grown, radii: radii.fitted(to: size, grownBy: distance))
  }
}

extension Shadow {
  /// What is blurred.
  fileprivate var outline: Path? {
    rect.outline(radii, grownBy: spread).map {
      $0.transformed(by: AffineTransform(scaleX: 1, scaleY: 1, translateX: offset.x, translateY: offset.y))
    }
  }
}

extension Border {
  /// By which rule the outline is filled.
  var rule: FillRule { style == .solid && !hasOverlongCorner ? .evenodd : .nonzero }

  /// How much of the width lies outside of the rectangle.
  var outside: Double {
    switch alignment {
    case .inside: 0
    case .center: width / 2
    case .outside: width
    }
  }

  /// Whether a corner within the line is larger than the box within.
  ///
  /// That is where one takes nearly a whole side, and the one beside it is sharp or nearly so. It follows the corner
  /// outside all the same, so that the line is as wide everywhere.
  var hasOverlongCorner: Bool {
    // Four equal ones fit, and nearly all boxes have these.
    guard radii != CornerRadii(radii.topLeft) else { return false }
    let (box, inner) = (rect.inset(by: width - outside), innerRadii)
    guard !box.isEmpty else { return false }
    return max(inner.topLeft + inner.topRight, inner.bottomLeft + inner.bottomRight) > box.width + Self.leastExcess
      || max(inner.topLeft + inner.bottomLeft, inner.topRight + inner.bottomRight) > box.height + Self.leastExcess
  }

  /// Of a corner, in points: more than rounding makes, and at no scale a level.
  private static let leastExcess = 0x1p-20

  private var outerRadii: CornerRadii { radii.fitted(to: rect.size, grownBy: outside) }
  private var innerRadii: CornerRadii { outerRadii.map { max(0, $0 - width) } }

  /// What the line covers; nil where there is none.
  var outline: Path? {
    guard width > 0, var outer = rect.outline(radii, grownBy: outside) else { return nil }
    switch style {
    case .solid:
      // Without an inside the line fills the box.
      if hasOverlongCorner {
        var path = Path()
        path.addLoop(around: rect.inset(by: -outside), radii: outerRadii, isClockwise: true)
        path.addLoop(around: rect.inset(by: width - outside), radii: innerRadii, isClockwise: false)
        return path
      }
      if let inner = rect.outline(radii, grownBy: outside - width) {
        outer.elements += inner.elements
      }
      return outer
    case .dashed(let on, let off):
      return middle(outside)?.stroked(PathStroke(width: width, dash: [on, off])) ?? outer
    case .dotted(let spacing):
      return middle(outside)?.stroked(PathStroke(width: width, cap: .round, dash: [0, spacing])) ?? outer
    }
  }

  private func middle(_ outside: Double) -> Path? {
    let inner = rect.inset(by: width - outside)
    return inner.isEmpty ? nil : rect.outline(radii, grownBy: outside - width / 2)
  }
}

extension Arc {
  /// What the stroke covers, to be filled by the nonzero rule; contours overlap where parts of the stroke do.
  fileprivate var outline: Path {
    let (low, high) = (min(start, start + sweep), max(start, start + sweep))
    let half = width / 2
    guard half > 0, radius >= 0 else { return Path() }
    var path = Path()
    if high - low >= 360 {
      path.addSector(center: center, from: radius + half, start: 0, end: 360)
      // The other way round, so that it is a hole.
      if radius > half { path.addSector(center: center, from: radius - half, start: 0, end: -360) }
      return path
    }
    if high > low {
      path.addSector(center: center, from: radius + half, to: max(0, radius - half), start: low, end: high)
      // A line that is wider than the arc is far from its centre reaches beyond that.
      if half > radius {
        path.addSector(center: center, from: half - radius, to: 0, start: low + 180, end: high + 180)
      }
    }
    addCap(at: low, sense: -1, to: &path)
    addCap(at: high, sense: 1, to: &path)
    return path
  }

  /// - Parameter sense: 1 where the arc ends going clockwise, -1 where it begins.
  private func addCap(at degrees: Double, sense: Double, to path: inout Path) {
    let (out, half) = (AffineTransform(rotation: degrees), width / 2)
    let end = Point(x: center.x + out.a * radius, y: center.y + out.b * radius)
    switch cap {
    case .butt: break
    case .round: path.addEllipse(in: Rect(origin: end, size: .zero).inset(by: -half))
    case .square:
      let ahead = Point(x: -out.b * sense * half, y: out.a * sense * half)
      let side = Point(x: out.a * half, y: out.b * half)
      let corners = [
        Point(x: end.x + side.x, y: end.y + side.y), Point(x: end.x + side.x + ahead.x, y: end.y + side.y + ahead.y),
        Point(x: end.x - side.x + ahead.x, y: end.y - side.y + ahead.y), Point(x: end.x - side.x, y: end.y - side.y),
      ]
      path.addLines(sense > 0 ? corners : corners.reversed())
      path.close()
    }
  }
}

extension Path {
  /// Adds what lies between two circles, from one angle to another in degrees; a whole circle without the inner one.
  fileprivate mutating func addSector(
    center: Point, from outer: Double, to inner: Double? = nil, start: Double, end: Double
  ) {
    var sector = Path()
    sector.addArc(center: center, radius: outer, start: start, end: end, isClockwise: end > start)
    if let inner { sector.addArc(center: center, radius: inner, start: end, end: start, isClockwise: end < start) }
    sector.close()
    elements += sector.elements
  }

  /// Adds the outline of a rectangle with circular corners, which need not fit: the sides between two of them go back then.
  fileprivate mutating func addLoop(around rect: Rect, radii: CornerRadii, isClockwise: Bool) {
    let corners: [(center: Point, radius: Double, start: Double)] = [
      (Point(x: rect.maxX - radii.topRight, y: rect.minY + radii.topRight), radii.topRight, 270),
      (Point(x: rect.maxX - radii.bottomRight, y: rect.maxY - radii.bottomRight), radii.bottomRight, 0),
      (Point(x: rect.minX + radii.bottomLeft, y: rect.maxY - radii.bottomLeft), radii.bottomLeft, 90),
      (Point(x: rect.minX + radii.topLeft, y: rect.minY + radii.topLeft), radii.topLeft, 180),
    ]
    // Eight parts a corner, as the curve of a part leaves the circle by a hundred-millionth of its radius.
    let (count, part) = (8, isClockwise ? 11.25 : -11.25)
    var loop = Path()
    for corner in isClockwise ? corners : corners.reversed() {
      let first = isClockwise ? corner.start : corner.start + 90
      for index in 0..<count {
        let start = first + part * Double(index)
        loop.addArc(
          center: corner.center, radius: corner.radius, start: start, end: start + part, isClockwise: isClockwise)
      }
    }
    loop.close()
    elements += loop.elements
  }
}
