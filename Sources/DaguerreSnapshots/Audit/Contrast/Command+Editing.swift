import DaguerreGraphics

extension Command {
  /// The colours that it paints with; none where it paints nothing itself.
  var colors: [Color] {
    switch self {
    case .fillRect(_, let color), .fillRoundedRect(_, _, let color), .fillPath(_, _, let color): [color]
    case .border(let border): [border.color]
    case .shadow(let shadow): [shadow.color]
    case .glyphs(let run): [run.color]
    case .arc(let arc): [arc.color]
    case .fillGradient(let gradient): gradient.stops.map(\.color)
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask,
      .pushShadow, .popShadow:
      []
    }
  }

  /// The same shape in one colour.
  func painted(_ color: Color) -> Command { recolored { _ in color } }

  /// The command elsewhere, by a distance in points.
  func moved(_ dx: Double, _ dy: Double) -> Command {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    func moved(_ rect: Rect) -> Rect { rect.offset(dx: dx, dy: dy) }
    switch self {
    case .fillRect(let rect, let color): return .fillRect(moved(rect), color)
    case .fillRoundedRect(let rect, let radii, let color): return .fillRoundedRect(moved(rect), radii, color)
    case .fillPath(let path, let rule, let color):
      let transform = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy)
      return .fillPath(path.transformed(by: transform), rule, color)
    case .border(var border):
      border.rect = moved(border.rect)
      return .border(border)
    case .shadow(var shadow):
      shadow.rect = moved(shadow.rect)
      return .shadow(shadow)
    case .glyphs(var run):
      run.glyphs = run.glyphs.map { GlyphRun.Glyph(id: $0.id, origin: moved($0.origin)) }
      return .glyphs(run)
    case .arc(var arc):
      arc.center = moved(arc.center)
      return .arc(arc)
    case .fillGradient(var gradient):
      gradient.rect = moved(gradient.rect)
      (gradient.start, gradient.end) = (moved(gradient.start), moved(gradient.end))
      return .fillGradient(gradient)
    case .pushClip(let rect, let radii): return .pushClip(moved(rect), radii)
    case .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushShadow, .popShadow: return self
    }
  }
}
