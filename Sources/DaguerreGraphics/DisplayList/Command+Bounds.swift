extension Command {
  /// A rectangle in points that holds all that the command paints, often the smallest; nil where it paints nothing
  /// itself.
  public var bounds: Rect? {
    switch self {
    case .fillRect(let rect, _), .fillRoundedRect(let rect, _, _): rect
    case .border(let border):
      switch border.alignment {
      case .inside: border.rect
      case .center: border.rect.inset(by: -border.width / 2)
      case .outside: border.rect.inset(by: -border.width)
      }
    case .shadow(let shadow):
      // Beyond three standard deviations a gaussian is less than half a step of 255.
      shadow.rect.offset(dx: shadow.offset.x, dy: shadow.offset.y).inset(by: -shadow.spread - 1.5 * shadow.blur)
    case .glyphs(let run): run.bounds
    case .fillPath(let path, _, _): path.bounds
    case .arc(let arc):
      Rect(origin: arc.center, size: .zero).inset(by: -arc.radius - arc.width)
    case .fillGradient(let gradient): gradient.rect
    case .image(let fill): fill.outline.bounds
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: nil
    }
  }
}

extension GlyphRun {
  /// A rectangle in points around the glyphs, in less time than ``bounds`` takes; nil when all are blank.
  var box: Rect? { rect(around: font.box) }

  /// The smallest rectangle around the glyphs' outlines; nil when all are blank.
  var bounds: Rect? { rect(around: { font.outline(of: $0).bounds }) }

  /// - Parameter own: a rectangle around a glyph, in font units, y up; nil for a blank one.
  private func rect(around own: (UInt32) -> Rect?) -> Rect? {
    let scale = size / font.unitsPerEm
    return glyphs.reduce(nil as Rect?) { box, glyph in
      guard let own = own(glyph.id) else { return box }
      let placed = Rect(
        x: glyph.origin.x + own.minX * scale, y: glyph.origin.y - own.maxY * scale, width: own.width * scale,
        height: own.height * scale)
      return box.map { $0.union(placed) } ?? placed
    }
  }
}
